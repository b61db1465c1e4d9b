import CUIXlib

/// All facts that determine whether a window is visible. They may arrive in any order.
struct X11WindowVisibility {
  var isMapped = false
  /// Whether the parent is a window manager's frame.
  var isReparented = false
  /// `WM_STATE`; nil if no window manager has set it.
  var managerState: Int?
  /// `_NET_WM_STATE_HIDDEN`: minimised, though it may stay mapped for a compositor's thumbnails.
  var isMarkedHidden = false

  var isShown: Bool { isMapped && !isMarkedHidden && !isIcon && !isWithdrawnInFrame }

  /// Whether the window manager says that it shows an icon in the window's place.
  var isIcon: Bool { managerState == Int(IconicState) }

  /// Workaround: i3 withdraws windows of other workspaces and unmaps their frames, not the windows.
  /// Without a frame, the state may be left over from a window manager that has exited.
  private var isWithdrawnInFrame: Bool {
    isReparented && managerState == Int(WithdrawnState)
  }
}
