import CUIXlib

/// Whether a compositing manager runs, which owns the selection `_NET_WM_CM_Sn`. Main thread only.
@MainActor
final class X11Compositing {
  private(set) var isRunning: Bool
  private let connection: X11Connection
  private let selection: Atom
  private let changes: X11SelectionChanges?

  /// Two round trips, or three.
  init(connection: X11Connection) {
    self.connection = connection
    selection = XInternAtom(connection.display, "_NET_WM_CM_S\(connection.screen)", False)
    changes = X11SelectionChanges(display: connection.display)
    changes?.watch(selection, with: connection.root)
    isRunning = XGetSelectionOwner(connection.display, selection) != 0
  }

  /// Whether the event says that it has come or gone. Without XFixes nothing does.
  func hasChanged(_ event: XEvent) -> Bool {
    guard let change = changes?.change(event), change.selection == selection else { return false }
    let wasRunning = isRunning
    isRunning = change.owner != 0
    return isRunning != wasRunning
  }
}
