public import Foundation
public import UIKit

/// As `MainActorNavigationDelegate`, of what pages ask the user. Not for programs.
@preconcurrency @MainActor
public protocol MainActorUIDelegate: AnyObject {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor ([URL]?) -> Void)
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
}

extension MainActorUIDelegate {
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    let plain: () -> Void = { completionHandler() }
    (self as? any WKUIDelegate)?.webView(
      webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    let plain: (Bool) -> Void = { completionHandler($0) }
    (self as? any WKUIDelegate)?.webView(
      webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
      completionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    let plain: (String?) -> Void = { completionHandler($0) }
    (self as? any WKUIDelegate)?.webView(
      webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
      initiatedByFrame: frame,
      completionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor ([URL]?) -> Void
  ) {
    let plain: ([URL]?) -> Void = { completionHandler($0) }
    (self as? any WKUIDelegate)?.webView(
      webView, runOpenPanelWith: parameters, initiatedByFrame: frame,
      completionHandler: plain)
  }

  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) {
    let plain: (UIContextMenuConfiguration?) -> Void = { completionHandler($0) }
    (self as? any WKUIDelegate)?.webView(
      webView, contextMenuConfigurationForElement: elementInfo,
      completionHandler: plain)
  }
}
