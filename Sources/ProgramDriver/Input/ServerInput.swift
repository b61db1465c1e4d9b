import CUIXlib
import Glibc
package import RasterKit
import X11Kit

/// Input that comes from a server as if from its own mouse and keyboard, by the extension XTEST, over a connection of
/// its own. Calls return when the server has handled them. One thread only.
package final class ServerInput {
  /// Numbers of the core protocol's events.
  private enum Kind: UInt8 { case keyPress = 2, keyRelease, buttonPress, buttonRelease, motion }

  private let connection: OpaquePointer
  private let opcode: UInt8
  private let keys: KeyTable

  /// Nil where there is no server, or it does not take such input.
  package init?(display: String) {
    guard let connection = xcb_connect(display, nil) else { return nil }
    guard xcb_connection_has_error(connection) == 0, let opcode = Self.opcode(connection) else {
      xcb_disconnect(connection)
      return nil
    }
    (self.connection, self.opcode) = (connection, opcode)
    keys = Self.keys(connection)
  }

  deinit { xcb_disconnect(connection) }

  /// Moves the mouse to a pixel of the screen.
  package func move(to point: PixelPoint) {
    send(.motion, x: Int16(clamping: point.x), y: Int16(clamping: point.y))
    synchronize()
  }

  /// Presses a button of the mouse, or lets it go.
  package func button(_ number: Int = 1, isDown: Bool) {
    send(isDown ? .buttonPress : .buttonRelease, UInt8(clamping: number))
    synchronize()
  }

  /// Turns the wheels in whole clicks; the content moves by so many points.
  package func turnWheel(x: Double, y: Double) {
    for (delta, less, more) in [(y, 5, 4), (x, 7, 6)] {
      let clicks = Int((abs(delta) / X11Wheel.pointsPerClick).rounded())
      for _ in 0..<clicks {
        for isDown in [true, false] { button(delta < 0 ? less : more, isDown: isDown) }
      }
    }
  }

  /// Strikes the keys that write a character, while keys of other symbols are down. False if the keyboard does not
  /// have it.
  package func type(_ character: Character, held: [UInt32] = []) -> Bool {
    strike(keys.stroke(for: character, held: held))
  }

  /// Strikes the key of a symbol, while keys of others are down. False if the keyboard does not have it.
  package func press(_ symbol: UInt32, held: [UInt32]) -> Bool {
    strike(keys.stroke(for: symbol, held: held))
  }

  private func strike(_ stroke: KeyTable.Stroke?) -> Bool {
    guard let stroke else { return false }
    for key in stroke.held + [stroke.key] { send(.keyPress, key) }
    for key in [stroke.key] + stroke.held.reversed() { send(.keyRelease, key) }
    synchronize()
    return true
  }
}

extension ServerInput {
  /// FakeInput, after the protocol's header: type, detail, time, root, place, device.
  private func send(_ kind: Kind, _ detail: UInt8 = 0, x: Int16 = 0, y: Int16 = 0) {
    var request = X11RequestWriter(minor: 2)
    request.append(kind.rawValue)
    request.append(detail)
    request.append(UInt16(0))
    request.append(UInt32(0))
    request.append(UInt32(0))
    request.append(UInt64(0))
    request.append(x)
    request.append(y)
    request.append(UInt64(0))
    request.send(on: connection, opcode: opcode)
  }

  private func synchronize() {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  private static func opcode(_ connection: OpaquePointer) -> UInt8? {
    let name = "XTEST"
    let cookie = xcb_query_extension(connection, UInt16(name.utf8.count), name)
    guard let reply = xcb_query_extension_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    return reply.pointee.present != 0 ? reply.pointee.major_opcode : nil
  }

  private static func keys(_ connection: OpaquePointer) -> KeyTable {
    let setup = xcb_get_setup(connection)!.pointee
    let (first, count) = (setup.min_keycode, setup.max_keycode - setup.min_keycode + 1)
    let cookie = xcb_get_keyboard_mapping(connection, first, count)
    guard let reply = xcb_get_keyboard_mapping_reply(connection, cookie, nil) else {
      return KeyTable(first: first, width: 0, symbols: [])
    }
    defer { free(reply) }
    let symbols = UnsafeBufferPointer<UInt32>(
      start: xcb_get_keyboard_mapping_keysyms(reply),
      count: Int(xcb_get_keyboard_mapping_keysyms_length(reply)))
    return KeyTable(
      first: first, width: Int(reply.pointee.keysyms_per_keycode), symbols: Array(symbols))
  }
}
