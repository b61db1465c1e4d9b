public import Foundation
public import FoundationNetworking
import WebEngineProtocol

/// Says where a download goes, and hears how it ends. One of the two ways to decide is enough.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: MainActorDownloadDelegate {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
  ) {
    Task {
      let place = await self.download(
        download, decideDestinationUsing: response, suggestedFilename: suggestedFilename)
      completionHandler(place)
    }
  }

  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }

  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

/// What a page loads into a file. Without a delegate that names a place it is cancelled. Main thread only.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// What was asked for.
  public let originalRequest: URLRequest?
  /// The view it belongs to.
  open private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  /// In bytes.
  public let progress = Progress(totalUnitCount: -1)
  let id: RequestID
  /// What is put off until a program that waits for the download has it; nil where none waits.
  var waiting: [@MainActor () -> Void]?

  init(_ id: RequestID, _ request: URLRequest, in view: WKWebView) {
    (self.id, originalRequest) = (id, request)
    webView = view
    super.init()
  }

  /// A program that waits for the download gets it later than its handlers, and then says who its delegate is.
  func whenReceived(_ body: @escaping @MainActor () -> Void) {
    if waiting == nil { Task { body() } } else { waiting?.append(body) }
  }

  func wasReceived() {
    let bodies = waiting ?? []
    waiting = nil
    for body in bodies { body() }
  }

  /// Ends it. The handler gets nil: a download begins anew or not at all.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    webView?.cancel(self)
    completionHandler?(nil)
  }

  /// The same, for programs that wait.
  @discardableResult
  open func cancel() async -> Data? {
    await withCheckedContinuation { done in cancel { done.resume(returning: $0) } }
  }
}
