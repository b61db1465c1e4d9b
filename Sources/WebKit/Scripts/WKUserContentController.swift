public import Foundation
import WebEngineProtocol

/// What the program adds to pages: scripts, and names by which scripts send it messages. Main thread only.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// In the order in which they run.
  open private(set) var userScripts: [WKUserScript] = []
  private(set) var handlers: [String: Handler] = [:]
  private var views: [WeakView] = []

  private struct WeakView { weak var view: WKWebView? }

  public override init() { super.init() }

  /// Pages that are loaded from now on run it.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    tell(.addScript(userScript.value))
  }

  open func removeAllUserScripts() {
    userScripts = []
    tell(.removeScripts)
  }

  /// Scripts call `window.webkit.messageHandlers.name.postMessage(…)`.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), name)
  }

  /// The same, with a promise of the reply. The content world is the page's, whatever is asked for.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    add(.replying(scriptMessageHandlerWithReply), name)
  }

  open func removeScriptMessageHandler(forName name: String) {
    guard handlers.removeValue(forKey: name) != nil else { return }
    tell(.removeMessageHandler(name: name))
  }

  open func removeAllScriptMessageHandlers() {
    for name in handlers.keys.sorted() { removeScriptMessageHandler(forName: name) }
  }

  private func add(_ handler: Handler, _ name: String) {
    precondition(
      handlers[name] == nil,
      "Attempt to add script message handler with name '\(name)' when one already exists.")
    handlers[name] = handler
    tell(.addMessageHandler(name: name, repliesToPage: handler.repliesToPage))
  }

  private func tell(_ command: EngineCommand) {
    views.removeAll { $0.view == nil }
    for view in views { view.view?.tellPage(command) }
  }

  func add(_ view: WKWebView) { views.append(WeakView(view: view)) }

  /// What a new page must know.
  var commands: [EngineCommand] {
    userScripts.map { .addScript($0.value) }
      + handlers.sorted { $0.key < $1.key }.map {
        .addMessageHandler(name: $0.key, repliesToPage: $0.value.repliesToPage)
      }
  }
}

extension WKUserContentController.Handler {
  var repliesToPage: Bool {
    if case .replying = self { true } else { false }
  }
}
