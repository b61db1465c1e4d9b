import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// A view's downloads under way, and what waits to become one.
@MainActor
final class PageDownloads {
  enum Origin {
    case action(WKNavigationAction)
    case response(WKNavigationResponse)
  }

  var running: [RequestID: WKDownload] = [:]
  /// What the delegate wants to become downloads, in order.
  var expected: [(url: String, origin: Origin)] = []
  /// What the program asked for, until it begins.
  var requested: [RequestID: (request: URLRequest, handler: (WKDownload) -> Void)] = [:]
  var lastRequest: RequestID = 0
}

extension WKWebView {
  /// Loads something into a file. The handler gets the download, to give it a delegate. A request by another method
  /// than GET, or with a body, fails.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
  ) {
    if let refusal = request.refusal { return refuse(request, refusal, completionHandler) }
    guard let url = request.url, ensurePage() else {
      return refuse(request, lost(request, "There is no engine to load it."), completionHandler)
    }
    downloads.lastRequest += 1
    downloads.requested[downloads.lastRequest] = (request, completionHandler)
    tellPage(.startDownload(downloads.lastRequest, PageRequest(url: url.absoluteString)))
  }

  /// The same, for programs that wait.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    let download: WKDownload = await withCheckedContinuation { done in
      startDownload(using: request) {
        $0.waiting = []
        done.resume(returning: $0)
      }
    }
    // When the program has gone on with it.
    Task { download.wasReceived() }
    return download
  }

  /// One that fails before it begins.
  private func refuse(
    _ request: URLRequest, _ failure: PageFailure, _ handler: (WKDownload) -> Void
  ) {
    let download = WKDownload(0, request, in: self)
    handler(download)
    download.whenReceived {
      download.delegate?.download(download, didFailWithError: failure.error, resumeData: nil)
    }
  }

  private func lost(_ request: URLRequest?, _ message: String) -> PageFailure {
    PageFailure(
      .unreachable, url: request?.url?.absoluteString ?? "", message: message, isProvisional: false)
  }

  func began(_ id: RequestID, by request: RequestID?, _ wanted: PageRequest) {
    guard let url = URL(string: wanted.url), downloads.running[id] == nil else { return }
    let download = WKDownload(id, URLRequest(wanted, url: url), in: self)
    downloads.running[id] = download
    if let request { downloads.requested.removeValue(forKey: request)?.handler(download) }
    guard let index = downloads.expected.firstIndex(where: { $0.url == wanted.url }) else { return }
    switch downloads.expected.remove(at: index).origin {
    case .action(let action):
      navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    case .response(let response):
      navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
    }
  }

  /// The page names the file; the place is the program's.
  func named(_ id: RequestID, _ question: PolicyQuestion) {
    let asker = asker
    guard let download = downloads.running[id], download.delegate == nil else {
      return place(id, question, asker)
    }
    download.whenReceived { [self] in place(id, question, asker) }
  }

  private func place(_ id: RequestID, _ question: PolicyQuestion, _ asker: AskingPage) {
    guard let download = downloads.running[id], let delegate = download.delegate,
      let url = URL(string: question.request.url)
    else { return asker.tell(.answerDownload(id, path: nil)) }
    if let length = question.length, length > 0 {
      download.progress.totalUnitCount = Int64(length)
    }
    let pending = PendingAnswer<String?>(
      "download(_:decideDestinationUsing:suggestedFilename:completionHandler:)", fallback: nil
    ) { asker.tell(.answerDownload(id, path: $0)) }
    let answer: @MainActor (URL?) -> Void = { place in
      precondition(place?.isFileURL != false, "a download goes to a file URL")
      pending.give(place?.path)
    }
    delegate.download(
      download, decideDestinationUsing: WKNavigationResponse(question, url: url).response,
      suggestedFilename: Self.fileName(question.fileName), completionHandler: answer)
  }

  /// A name alone, that hides nothing, whatever a server says.
  static func fileName(_ suggested: String?) -> String {
    let last = suggested?.split(separator: "/").last.map(String.init) ?? ""
    let name = last.filter { $0 != "\0" && !$0.isNewline }.drop { $0 == "." }.prefix(200)
    return name.isEmpty ? "download" : String(name)
  }

  func received(_ bytes: Int, of id: RequestID) {
    downloads.running[id]?.progress.completedUnitCount = Int64(bytes)
  }

  func ended(_ id: RequestID, _ failure: PageFailure?) {
    guard let download = downloads.running.removeValue(forKey: id) else { return }
    if let failure {
      download.delegate?.download(download, didFailWithError: failure.error, resumeData: nil)
    } else {
      download.delegate?.downloadDidFinish(download)
    }
  }

  /// With the engine.
  func endDownloads() {
    let message = "The engine that loaded it has ended."
    let requested = downloads.requested.sorted { $0.key < $1.key }.map(\.value)
    (downloads.expected, downloads.requested) = ([], [:])
    for (request, handler) in requested { refuse(request, lost(request, message), handler) }
    for id in downloads.running.keys.sorted() {
      ended(id, lost(downloads.running[id]?.originalRequest, message))
    }
  }

  /// One that is over has a number that another one may have by now.
  func cancel(_ download: WKDownload) {
    guard downloads.running[download.id] === download else { return }
    tellPage(.cancelDownload(download.id))
  }
}
