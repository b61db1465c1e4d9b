import CUIXlib
import Diagnostics

/// Keys, buttons and motion of a server's own devices, by its test extension.
@MainActor
struct FuzzedInput {
  private typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
  private typealias Move = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32

  private let display: OpaquePointer
  private let key: Press
  private let button: Press
  private let move: Move
  /// Letters and digits by the key codes of PC keyboards.
  static let keys: ClosedRange<UInt32> = 10...58

  /// Nil without the library.
  init?(_ display: OpaquePointer) {
    guard let library = DynamicLibrary("libXtst.so.6"),
      let key: Press = library.function("XTestFakeKeyEvent"),
      let button: Press = library.function("XTestFakeButtonEvent"),
      let move: Move = library.function("XTestFakeMotionEvent")
    else { return nil }
    (self.display, self.key, self.button, self.move) = (display, key, button, move)
  }

  func press(key code: UInt32, isDown: Bool) { _ = key(display, code, isDown ? 1 : 0, 0) }

  func press(button number: UInt32, isDown: Bool) { _ = button(display, number, isDown ? 1 : 0, 0) }

  func move(x: Int32, y: Int32) { _ = move(display, -1, x, y, 0) }

  func releaseAll() {
    for code in Self.keys { press(key: code, isDown: false) }
    for number in UInt32(1)...7 { press(button: number, isDown: false) }
  }
}
