public import Foundation
import FoundationNetworking

/// What a script has sent. Main thread only.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// A number, text, date, list, dictionary or null.
  public let body: Any
  public let name: String
  public let frameInfo: WKFrameInfo
  /// That of the script.
  public let world: WKContentWorld
  open private(set) weak var webView: WKWebView?

  init(_ body: Any, name: String, world: WKContentWorld, in view: WKWebView) {
    (self.body, self.name, self.world) = (body, name, world)
    frameInfo = WKFrameInfo(view, URLRequest(url: view.url ?? URL(string: "about:blank")!))
    webView = view
    super.init()
  }
}

/// Gets messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Gets messages of scripts, which wait for the reply: a value, or the text of an error.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: MainActorMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void
  ) {
    Task {
      let (value, error) = await self.userContentController(
        userContentController, didReceive: message)
      replyHandler(value, error)
    }
  }

  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}
