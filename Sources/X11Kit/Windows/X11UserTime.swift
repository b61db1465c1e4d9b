import CUIXlib
import PlatformKit

// `_NET_WM_USER_TIME`: when the user last used a window, by which window managers decide whether a new window may
// take the keyboard. It is a property of a child where the manager knows that, so that writing it at each key wakes
// nobody but the manager; of the window where it does not.
extension X11Window {
  private var windowManager: X11WindowManager { platform.connection.windowManager }

  /// The manager reads the time at the map; without input yet there is none, which it takes for the user's wish.
  func beginUserTime() {
    if windowManager.supports(.userTimeWindow) {
      var attributes = XSetWindowAttributes()
      userTimeWindow = XCreateWindow(
        platform.connection.display, handle, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil, 0,
        &attributes)
      write(.userTimeWindow, Atom(XA_WINDOW), [userTimeWindow])
    }
    if platform.userTime != 0 { writeUserTime(platform.userTime) }
  }

  func writeUserTime(_ time: Time) {
    guard isAlive, userTimeWindow != 0 || windowManager.supports(.userTime) else { return }
    var item = time
    withUnsafeBytes(of: &item) {
      _ = XChangeProperty(
        platform.connection.display, userTimeWindow != 0 ? userTimeWindow : handle,
        platform.connection.atoms[.userTime], Atom(XA_CARDINAL), 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }
}
