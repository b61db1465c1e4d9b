import CUIWebKitGTK
import WebEngineProtocol

/// Scripts and names of handlers of a page and of those that it opened: WebKit has one set for all of them, and doesn't
/// say which of them has sent a message.
///
/// The program tells each page the same, so the first page is the one that counts, and that hears of messages.
final class SharedContents {
  let manager: CUIObject
  var handlers: [String: MessageHandler] = [:]
  private(set) var pages: [Page] = []

  init(_ manager: CUIObject) { self.manager = manager }

  func join(_ page: Page) {
    pages.append(page)
    if pages.count == 1 { watchDrags() }
  }

  func leave(_ page: Page) {
    pages.removeAll { $0 === page }
    guard pages.isEmpty else { return }
    for handler in handlers.values { disconnect(manager, handler) }
    disconnect(manager, self)
  }

  func perform(_ command: EngineCommand, for page: Page) {
    guard page === pages.first else { return }
    switch command {
    case .addScript(let script): add(script)
    case .removeScripts:
      gtk.webkit_user_content_manager_remove_all_scripts(manager)
      addDragScript()
    case .addMessageHandler(let name, let replies, let world):
      addHandler(name, replies: replies, world: world)
    case .removeMessageHandler(let name): removeHandler(name)
    default: break
    }
  }

  func add(_ script: PageScript) {
    let frames: Int32 = script.onlyMainFrame ? 1 : 0
    let time: Int32 = script.runsAtEnd ? 1 : 0
    let object =
      script.world.map {
        gtk.webkit_user_script_new_for_world(script.source, frames, time, $0, nil, nil)
      } ?? gtk.webkit_user_script_new(script.source, frames, time, nil, nil)
    gtk.webkit_user_content_manager_add_script(manager, object)
    gtk.webkit_user_script_unref(object)
  }
}
