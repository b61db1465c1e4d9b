/// Keeps the desktop from dimming, locking or sleeping while nobody touches the computer. Main thread only;
/// nothing waits for it.
@MainActor
package protocol IdleInhibitor: AnyObject {
  /// Asks the desktop, or releases it; the end of the program releases it too. `window` is one of the program's,
  /// for desktops that name who asks.
  func setInhibited(_ isInhibited: Bool, window: WindowID?)
}
