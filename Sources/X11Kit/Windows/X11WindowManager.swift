import CUIXlib

/// The window manager that runs, if it speaks EWMH. Asked once until the root window says that it changes.
/// Main thread only.
@MainActor
final class X11WindowManager {
  private unowned let connection: X11Connection
  /// What is known of it; nil while nobody has asked.
  private var known: (window: Window, supported: Set<Atom>)?

  init(connection: X11Connection) { self.connection = connection }

  /// Two round trips at the first question, three where there is one.
  var isRunning: Bool { read().window != 0 }

  /// Whether it says that it knows a property or message.
  func supports(_ name: X11AtomName) -> Bool {
    read().supported.contains(connection.atoms[name])
  }

  /// Whether the event says that it has come, gone or changed. It is asked again then.
  func hasChanged(_ event: XEvent) -> Bool {
    guard known != nil else { return false }
    let atoms = connection.atoms
    switch event.type {
    case PropertyNotify where event.xproperty.window == connection.root:
      let atom = event.xproperty.atom
      guard atom == atoms[.supportingWindowManager] || atom == atoms[.supported] else {
        return false
      }
    case DestroyNotify where event.xdestroywindow.window == known?.window && known?.window != 0:
      connection.eventMasks.forget(event.xdestroywindow.window)
    default: return false
    }
    known = nil
    return true
  }

  /// A manager that has died leaves its properties on the root window, but not the window they name.
  private func read() -> (window: Window, supported: Set<Atom>) {
    if let known { return known }
    guard !connection.isLost else { return (0, []) }
    let sign = connection.atoms[.supportingWindowManager]
    let window = connection.items(of: sign, in: connection.root).first ?? 0
    let isAlive = window != 0 && connection.items(of: sign, in: window).first == window
    let supported =
      isAlive ? connection.items(of: connection.atoms[.supported], in: connection.root) : []
    if isAlive {
      connection.select(
        PropertyChangeMask | StructureNotifyMask, of: window, for: .windowManager)
    }
    let found = (isAlive ? window : 0, Set(supported))
    known = found
    return found
  }
}
