public import Foundation
public import UIKit
import WebEngineProtocol

/// Shows what pages ask for besides their own area. All methods are optional: without one, the view presents an alert
/// for a script's panel and opens no windows. Those that answer can be written with a handler or `async`.
@preconcurrency @MainActor
public protocol WKUIDelegate: MainActorUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo) async
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void)
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?
  /// Which menu shows; nil for none. Its provider is given the lines that the engine would show, and without this
  /// method they are the menu.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo
  ) async -> UIContextMenuConfiguration?
  func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  public func webViewDidClose(_ webView: WKWebView) {}

  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) {
    Task.immediate {
      await self.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
      completionHandler()
    }
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async { _ = await webView.answer(.alert, message) }

  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) {
    Task.immediate {
      let isAccepted = await self.webView(
        webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame)
      completionHandler(isAccepted)
    }
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { await webView.answer(.confirm, message).isAccepted }

  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) {
    Task.immediate {
      let text = await self.webView(
        webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
        initiatedByFrame: frame)
      completionHandler(text)
    }
  }

  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? {
    let answer = await webView.answer(.prompt, prompt, defaultText)
    return answer.isAccepted ? answer.text ?? "" : nil
  }

  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void
  ) {
    Task.immediate {
      let files = await self.webView(
        webView, runOpenPanelWith: parameters, initiatedByFrame: frame)
      completionHandler(files)
    }
  }

  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? { await webView.chosenFiles(parameters) }

  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) {
    Task.immediate {
      let menu = await self.webView(webView, contextMenuConfigurationForElement: elementInfo)
      completionHandler(menu)
    }
  }

  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo
  ) async -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { UIMenu(children: $0) })
  }

  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// What a page wishes for a window; it says nothing here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}

/// Which files a page asks for. Main thread only.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  public let allowsMultipleSelection: Bool
  /// Folders are never asked for.
  public let allowsDirectories = false
  let mimeTypes: [String]

  init(allowsMultipleSelection: Bool, mimeTypes: [String]) {
    (self.allowsMultipleSelection, self.mimeTypes) = (allowsMultipleSelection, mimeTypes)
    super.init()
  }
}

/// For views without a delegate; answers in the turn in which the user does.
@MainActor
final class DefaultPanels: WKUIDelegate {
  static let shared = DefaultPanels()

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) {
    webView.presentPanel(.alert, message) { _, _ in completionHandler() }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    webView.presentPanel(.confirm, message) { isAccepted, _ in completionHandler(isAccepted) }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    webView.presentPanel(.prompt, prompt, defaultText) { completionHandler($0 ? $1 ?? "" : nil) }
  }

  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor ([URL]?) -> Void
  ) { webView.chooseFiles(parameters, completionHandler) }
}
