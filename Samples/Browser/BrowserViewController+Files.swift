import UIKit
import WebKit

/// What can't be shown, and pages on paper, become files in the folder of downloads.
extension BrowserViewController: WKDownloadDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .download) }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) { download.delegate = self }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
  ) { completionHandler(freePlace(suggestedFilename)) }

  func savePDF() {
    let place = freePlace("\(webView.title ?? "Page").pdf")
    webView.createPDF { result in try? result.get().write(to: place) }
  }

  /// A file that isn't there yet.
  private func freePlace(_ name: String) -> URL {
    let folder = FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent("Downloads")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var place = folder.appendingPathComponent(name)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(number) \(name)")
      number += 1
    }
    return place
  }
}
