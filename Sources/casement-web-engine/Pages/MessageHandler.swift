import CUIWebKitGTK

/// A name by which scripts of a page send messages to the program.
final class MessageHandler {
  fileprivate unowned let page: Page
  fileprivate let name: String

  init(_ name: String, page: Page) { (self.name, self.page) = (name, page) }
}

extension Page {
  func addHandler(_ name: String, replies: Bool) {
    guard handlers[name] == nil else { return }
    let handler = MessageHandler(name, page: self)
    handlers[name] = handler
    if replies { connectReplying(handler) } else { connectPlain(handler) }
  }

  private func connectPlain(_ handler: MessageHandler) {
    typealias Received = @convention(c) (CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Void
    let received: Received = { _, result, context in
      let handler: MessageHandler = owner(context)
      handler.page.received(handler.name, gtk.webkit_javascript_result_get_js_value(result))
    }
    connect(contents, "script-message-received::\(handler.name)", handler, received)
    _ = gtk.webkit_user_content_manager_register_script_message_handler(contents, handler.name)
  }

  private func connectReplying(_ handler: MessageHandler) {
    typealias Received =
      @convention(c) (CUIObject, CUIObject, CUIObject, UnsafeMutableRawPointer?) -> Int32
    let received: Received = { _, value, reply, context in
      let handler: MessageHandler = owner(context)
      handler.page.received(handler.name, value, reply)
      return 1
    }
    connect(contents, "script-message-with-reply-received::\(handler.name)", handler, received)
    _ = gtk.webkit_user_content_manager_register_script_message_handler_with_reply(
      contents, handler.name, nil)
  }

  func removeHandler(_ name: String) {
    guard let handler = handlers.removeValue(forKey: name) else { return }
    disconnect(contents, handler)
    gtk.webkit_user_content_manager_unregister_script_message_handler(contents, name)
  }
}
