import CUIXlib
import Diagnostics

extension X11Window {
  /// While a menu shows, a press anywhere else is for it, and so are the keys. Without a grab the menu still
  /// works, and the loss of the focus ends it.
  func grab() {
    guard isAlive else { return }
    let display = platform.connection.display
    let mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    let hasPointer =
      platform.connection.input?.grabPointer(for: handle)
      ?? (XGrabPointer(
        display, handle, True, UInt32(mask), GrabModeAsync, GrabModeAsync, 0, 0,
        Time(CurrentTime)) == GrabSuccess)
    let hasKeys =
      XGrabKeyboard(
        display, handle, True, GrabModeAsync, GrabModeAsync, Time(CurrentTime)) == GrabSuccess
    if !hasPointer || !hasKeys {
      Log.x11.write(
        "another program has the pointer or the keyboard: a menu is not told of presses outside")
    }
  }
}
