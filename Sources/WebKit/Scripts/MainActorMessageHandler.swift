/// As `MainActorNavigationDelegate`, of messages that wait for a reply. Not for programs.
@preconcurrency @MainActor
public protocol MainActorMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

extension MainActorMessageHandler {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) {
    let plain: (Any?, String?) -> Void = { replyHandler($0, $1) }
    (self as? any WKScriptMessageHandlerWithReply)?.userContentController(
      userContentController, didReceive: message, replyHandler: plain)
  }
}
