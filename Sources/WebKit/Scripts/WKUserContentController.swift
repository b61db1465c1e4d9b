import Diagnostics
public import Foundation
import WebEngineProtocol

/// What the program adds to pages: scripts, and names by which scripts send it messages. Main thread only.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// A handler and the world whose scripts know it.
  @MainActor
  struct Entry {
    var handler: Handler
    var world: WKContentWorld
  }

  /// In the order in which they run.
  open private(set) var userScripts: [WKUserScript] = []
  /// The engine says the name of a message alone, so that a name belongs to one world.
  private(set) var handlers: [String: Entry] = [:]
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

  /// Scripts of pages call `window.webkit.messageHandlers.name.postMessage(…)`.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), .page, name)
  }

  /// The same for scripts of a world, and no others. A name that another world has is refused, with a line in the log.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { add(.plain(scriptMessageHandler), world, name) }

  /// The same, with a promise of the reply.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { add(.replying(scriptMessageHandlerWithReply), contentWorld, name) }

  /// Of the page's own world.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    guard handlers[name]?.world === contentWorld else { return }
    handlers[name] = nil
    tell(.removeMessageHandler(name: name))
  }

  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    for name in handlers.keys.sorted() {
      removeScriptMessageHandler(forName: name, contentWorld: contentWorld)
    }
  }

  /// Of all worlds.
  open func removeAllScriptMessageHandlers() {
    for (name, entry) in handlers.sorted(by: { $0.key < $1.key }) {
      removeScriptMessageHandler(forName: name, contentWorld: entry.world)
    }
  }

  private func add(_ handler: Handler, _ world: WKContentWorld, _ name: String) {
    if let entry = handlers[name] {
      precondition(
        entry.world !== world,
        "Attempt to add script message handler with name '\(name)' when one already exists.")
      Log.web.write("the name '\(name)' of messages belongs to another world's handler")
      return
    }
    let entry = Entry(handler: handler, world: world)
    handlers[name] = entry
    tell(entry.command(name))
  }

  private func tell(_ command: EngineCommand) {
    views.removeAll { $0.view == nil }
    for view in views { view.view?.tellPage(command) }
  }

  func add(_ view: WKWebView) { views.append(WeakView(view: view)) }

  /// What a new page must know.
  var commands: [EngineCommand] {
    userScripts.map { .addScript($0.value) }
      + handlers.sorted { $0.key < $1.key }.map { $0.value.command($0.key) }
  }
}

extension WKUserContentController.Entry {
  func command(_ name: String) -> EngineCommand {
    .addMessageHandler(name: name, repliesToPage: repliesToPage, world: world.engineName)
  }

  private var repliesToPage: Bool {
    if case .replying = handler { true } else { false }
  }
}
