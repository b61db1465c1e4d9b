import CUIXlib
import Diagnostics
import PlatformKit

extension X11Window {
  /// While a menu or a popover shows, a press anywhere else is for it, and for a menu so are the keys: those of a
  /// popover are its owner's, and the desktop's shortcuts go on working. Without a grab it still works, and the
  /// loss of the focus ends it. The server ends a grab with its window.
  ///
  /// Under a grab of the pointer the server takes the touches of fingers for it, and ends those of this program's own
  /// windows: there is none while fingers are used.
  func grab() {
    guard isAlive, !letsPressesThrough, !platform.translator.isTouched else { return }
    platform.noteGrab(handle)
    let display = platform.connection.display
    let mask = ButtonPressMask | ButtonReleaseMask | PointerMotionMask
    let hasPointer =
      platform.connection.input?.grabPointer(for: handle)
      ?? (XGrabPointer(
        display, handle, True, UInt32(mask), GrabModeAsync, GrabModeAsync, 0, 0,
        Time(CurrentTime)) == GrabSuccess)
    let hasKeys =
      kind == .popover
      || XGrabKeyboard(
        display, handle, True, GrabModeAsync, GrabModeAsync, Time(CurrentTime)) == GrabSuccess
    if !hasPointer || !hasKeys {
      Log.x11.write(
        "another program has the pointer or the keyboard: a \(kind) is not told of presses outside")
    }
  }
}
