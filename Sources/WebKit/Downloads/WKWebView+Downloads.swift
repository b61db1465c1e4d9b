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
  var requested: [RequestID: (WKDownload) -> Void] = [:]
  var lastRequest: RequestID = 0
}

extension WKWebView {
  /// Loads something into a file. The handler gets the download, to give it a delegate. A request by another method
  /// than GET, or with a body, fails.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
  ) {
    if let refusal = request.refusal {
      let download = WKDownload(0, request, in: self)
      completionHandler(download)
      Task {
        download.delegate?.download(download, didFailWithError: refusal.error, resumeData: nil)
      }
      return
    }
    guard let url = request.url, ensurePage() else { return }
    downloads.lastRequest += 1
    downloads.requested[downloads.lastRequest] = completionHandler
    tellPage(.startDownload(downloads.lastRequest, PageRequest(url: url.absoluteString)))
  }

  func began(_ id: RequestID, by request: RequestID?, _ wanted: PageRequest) {
    guard let url = URL(string: wanted.url), downloads.running[id] == nil else { return }
    let download = WKDownload(id, URLRequest(wanted, url: url), in: self)
    downloads.running[id] = download
    if let request { downloads.requested.removeValue(forKey: request)?(download) }
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
    guard let download = downloads.running[id], let delegate = download.delegate,
      let url = URL(string: question.request.url)
    else { return tellPage(.answerDownload(id, path: nil)) }
    if let length = question.length, length > 0 {
      download.progress.totalUnitCount = Int64(length)
    }
    let asker = asker
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
    downloads.expected = []
    downloads.requested = [:]
    for id in downloads.running.keys.sorted() {
      let url = downloads.running[id]?.originalRequest?.url?.absoluteString ?? ""
      let message = "The engine that loaded it has ended."
      ended(id, PageFailure(.unreachable, url: url, message: message, isProvisional: false))
    }
  }
}
