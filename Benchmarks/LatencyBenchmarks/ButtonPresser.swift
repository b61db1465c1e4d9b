import CUIXlib
import Glibc
import XTestRig

/// The display has no XTEST, or its library is missing.
struct NoPresser: Error {
  var display: String
}

/// Moves the pointer and presses its button through XTEST, without starting a process for each
/// press.
final class ButtonPresser {
  private typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
  private typealias Move = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32

  private let display: OpaquePointer
  private let fakePress: Press
  private let fakeMove: Move

  init(on server: XServer) throws {
    guard let display = XOpenDisplay(server.display),
      let library = dlopen("libXtst.so.6", RTLD_NOW),
      let press = dlsym(library, "XTestFakeButtonEvent"),
      let move = dlsym(library, "XTestFakeMotionEvent")
    else { throw NoPresser(display: server.display) }
    self.display = display
    fakePress = unsafeBitCast(press, to: Press.self)
    fakeMove = unsafeBitCast(move, to: Move.self)
  }

  deinit { XCloseDisplay(display) }

  func move(to place: (x: Int, y: Int)) {
    _ = fakeMove(display, 0, Int32(place.x), Int32(place.y), 0)
    XSync(display, False)
  }

  func press(isDown: Bool) {
    _ = fakePress(display, 1, isDown ? 1 : 0, 0)
    XFlush(display)
  }
}
