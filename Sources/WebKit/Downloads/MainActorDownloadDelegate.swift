public import Foundation
public import FoundationNetworking

/// As `MainActorNavigationDelegate`, of downloads. Not for programs.
@preconcurrency @MainActor
public protocol MainActorDownloadDelegate: AnyObject {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
}

extension MainActorDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    let plain: (URL?) -> Void = { completionHandler($0) }
    (self as? any WKDownloadDelegate)?.download(
      download, decideDestinationUsing: response, suggestedFilename: suggestedFilename,
      completionHandler: plain)
  }
}
