import CUIXlib
import Glibc

extension XServer {
  /// Asks the window manager to maximise a window, as a pager does.
  package func maximise(_ window: UInt32) throws {
    guard let connection = xcb_connect(display, nil) else {
      throw XTestRigError("no memory for a connection to \(display)")
    }
    defer { xcb_disconnect(connection) }
    func atom(_ name: String) -> UInt32 {
      let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
      guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
      defer { free(reply) }
      return reply.pointee.atom
    }
    var event = xcb_client_message_event_t()
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.format = 32
    event.window = window
    event.type = atom("_NET_WM_STATE")
    event.data.data32.0 = 1
    event.data.data32.1 = atom("_NET_WM_STATE_MAXIMIZED_VERT")
    event.data.data32.2 = atom("_NET_WM_STATE_MAXIMIZED_HORZ")
    let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    let mask =
      XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
    _ = withUnsafeBytes(of: &event) {
      xcb_send_event(
        connection, 0, root, mask, $0.bindMemory(to: CChar.self).baseAddress)
    }
    // The reply to any request proves that the server has received it.
    _ = atom("_NET_WM_STATE")
  }
}
