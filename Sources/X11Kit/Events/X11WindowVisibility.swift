import CUIXlib

/// All that says whether a window is on the screen or put away. The facts come in any order and lead
/// to the same answer.
struct X11WindowVisibility {
  var isMapped = false
  /// Whether a window manager's frame is the parent.
  var isReparented = false
  /// `WM_STATE`; nil where no window manager has written it.
  var managerState: Int?
  /// `_NET_WM_STATE_HIDDEN`: minimised, though it may stay mapped for a compositor's thumbnails.
  var isMarkedHidden = false

  var isShown: Bool {
    isMapped && !isMarkedHidden && managerState != Int(IconicState) && !isWithdrawnInFrame
  }

  /// Workaround: i3 withdraws the windows of other workspaces and unmaps their frames, not the windows. Outside a
  /// frame the state is what a window manager left that has gone.
  private var isWithdrawnInFrame: Bool {
    isReparented && managerState == Int(WithdrawnState)
  }
}
