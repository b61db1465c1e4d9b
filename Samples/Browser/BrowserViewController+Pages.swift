import UIKit
import WebKit

extension BrowserViewController: WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    // Another load, a download or a crash took its place.
    let code = (error as NSError).code
    if error is WKError || code == NSURLErrorCancelled || code == 102 { return }
    let alert = UIAlertController(
      title: "The page can't be shown", message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// The page is gone; the address stays, to be loaded again.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { title = "The page has ended" }

  /// A page's window is a sheet.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    guard presentedViewController == nil else { return nil }
    let window = BrowserViewController(configuration: configuration)
    present(window, animated: true)
    return window.webView
  }

  func webViewDidClose(_ webView: WKWebView) {
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
