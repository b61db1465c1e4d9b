import CUIWebKitGTK

/// A name by which scripts of pages send messages to the program. WebKit says the name of a message and not its world,
/// so that a name belongs to one.
final class MessageHandler {
  fileprivate unowned let contents: SharedContents
  fileprivate let name: String
  /// Nil for the page's own.
  fileprivate let world: String?

  init(_ name: String, world: String?, _ contents: SharedContents) {
    (self.name, self.world, self.contents) = (name, world, contents)
  }

  fileprivate var page: Page? { contents.pages.first }
}

extension SharedContents {
  func addHandler(_ name: String, replies: Bool, world: String?) {
    guard handlers[name] == nil else { return }
    let handler = MessageHandler(name, world: world, self)
    handlers[name] = handler
    if replies { connectReplying(handler) } else { connectPlain(handler) }
  }

  private func connectPlain(_ handler: MessageHandler) {
    typealias Received = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Void
    let received: Received = { _, result, context in
      let handler: MessageHandler = owner(context)
      handler.page?.received(handler.name, gtk.webkit_javascript_result_get_js_value(result))
    }
    connect(manager, "script-message-received::\(handler.name)", handler, received)
    if let world = handler.world {
      _ = gtk.webkit_user_content_manager_register_script_message_handler_in_world(
        manager, handler.name, world)
    } else {
      _ = gtk.webkit_user_content_manager_register_script_message_handler(manager, handler.name)
    }
  }

  private func connectReplying(_ handler: MessageHandler) {
    typealias Received =
      @convention(c) (CUIObject, CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32
    let received: Received = { _, value, reply, context in
      let handler: MessageHandler = owner(context)
      handler.page?.received(handler.name, value, reply)
      return 1
    }
    connect(manager, "script-message-with-reply-received::\(handler.name)", handler, received)
    _ = gtk.webkit_user_content_manager_register_script_message_handler_with_reply(
      manager, handler.name, handler.world)
  }

  func removeHandler(_ name: String) {
    guard let handler = handlers.removeValue(forKey: name) else { return }
    disconnect(manager, handler)
    if let world = handler.world {
      gtk.webkit_user_content_manager_unregister_script_message_handler_in_world(
        manager, name, world)
    } else {
      gtk.webkit_user_content_manager_unregister_script_message_handler(manager, name)
    }
  }
}
