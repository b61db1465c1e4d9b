import Foundation
import FoundationNetworking
import UIKit
import WebEngineProtocol

// What the lines of a page's menu do that the view doesn't do otherwise.
extension WKWebView {
  /// In the window that the delegate makes for it, if it does.
  func openWindow(_ url: URL) {
    let request = URLRequest(url: url)
    let action = WKNavigationAction(opening: request, from: self)
    let window = uiDelegate?.webView(
      self, createWebViewWith: configuration.duplicate(), for: action,
      windowFeatures: WKWindowFeatures())
    window?.load(request)
  }

  /// The delegate hears of it as of a link's.
  func download(_ url: URL) {
    let request = URLRequest(url: url)
    let action = WKNavigationAction(opening: request, from: self)
    startDownload(using: request) { [weak self] download in
      guard let self else { return }
      navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
    }
  }

  /// Loads an image once more, from a cache as a rule, and puts it on the pasteboard.
  func copyImage(at url: URL) {
    if let data = PageImageCopy.data(in: url) { return PageImageCopy.copy(data) }
    startDownload(using: URLRequest(url: url)) { [weak self] download in
      self?.imageCopy = PageImageCopy(download)
    }
  }
}

/// An image on its way to the pasteboard, by a file that nobody else sees.
@MainActor
final class PageImageCopy: NSObject, WKDownloadDelegate {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("casement-image-\(UUID().uuidString)", isDirectory: true)
  /// Whether the engine knows where to load it to.
  private(set) var isPlaced = false
  private var place: URL { folder.appendingPathComponent("image") }

  init(_ download: WKDownload) {
    super.init()
    download.delegate = self
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
  ) {
    let isMade =
      (try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]))
      != nil
    isPlaced = isMade
    completionHandler(isMade ? place : nil)
  }

  func downloadDidFinish(_ download: WKDownload) {
    if let data = try? Data(contentsOf: place) { Self.copy(data) }
    try? FileManager.default.removeItem(at: folder)
  }

  static func copy(_ data: Data) {
    if let image = UIImage(data: data) { UIPasteboard.general.image = image }
  }

  /// That of an address which is itself the data, in base 64.
  static func data(in url: URL) -> Data? {
    let text = url.absoluteString
    guard url.scheme?.lowercased() == "data", let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64")
    else { return nil }
    let base64 = String(text[text.index(after: comma)...])
    return Data(base64Encoded: base64.removingPercentEncoding ?? base64)
  }
}
