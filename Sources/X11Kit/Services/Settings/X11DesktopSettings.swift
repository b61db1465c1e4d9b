import CUIXlib
import PlatformKit

/// What the desktop has set for all programs: the resource database, and the settings of its manager if
/// one runs (XSETTINGS). Main thread only.
@MainActor
final class X11DesktopSettings {
  private let connection: X11Connection
  private let selection: Atom
  private var manager = Window(0)
  private(set) var settings: X11Settings?
  private var resources = ""

  /// Far more than any desktop sets.
  private static let mostBytes = 1 << 20

  init(connection: X11Connection) {
    self.connection = connection
    selection = XInternAtom(connection.display, "_XSETTINGS_S\(connection.screen)", False)
    connection.select(
      PropertyChangeMask | StructureNotifyMask, of: connection.root, for: .settings)
    readResources()
    findManager()
  }

  /// Device pixels per point on every monitor; nil where nobody has set anything.
  var scale: Double? {
    X11Scale.resolve(
      requested: EnvironmentVariable.scale.value, settings: settings, resources: resources)
  }

  /// Whether the event concerns settings; if so, they are up to date now.
  func takes(_ event: XEvent) -> Bool {
    switch event.type {
    case PropertyNotify: propertyChanged(event.xproperty)
    case DestroyNotify: managerGone(event.xdestroywindow.window)
    case ClientMessage: managerCame(event.xclient)
    default: false
    }
  }

  private func propertyChanged(_ event: XPropertyEvent) -> Bool {
    switch (event.window, event.atom) {
    case (connection.root, Atom(XA_RESOURCE_MANAGER)): readResources()
    case (manager, connection.atoms[.settings]): readSettings()
    default: return false
    }
    return true
  }

  private func managerGone(_ window: Window) -> Bool {
    guard window == manager, window != 0 else { return false }
    connection.eventMasks.forget(window)
    findManager()
    return true
  }

  private func managerCame(_ message: XClientMessageEvent) -> Bool {
    guard message.message_type == connection.atoms[.manager],
      message.data.l.1 == Int(bitPattern: selection)
    else { return false }
    findManager()
    return true
  }

  private func findManager() {
    guard !connection.isLost else { return }
    manager = XGetSelectionOwner(connection.display, selection)
    if manager != 0 {
      connection.select(PropertyChangeMask | StructureNotifyMask, of: manager, for: .settings)
    }
    readSettings()
  }

  private func readSettings() {
    settings =
      manager == 0
      ? nil : bytes(of: connection.atoms[.settings], in: manager).flatMap(X11Settings.init)
  }

  private func readResources() {
    let text = bytes(of: Atom(XA_RESOURCE_MANAGER), in: connection.root) ?? []
    resources = String(decoding: text, as: UTF8.self)
  }

  private func bytes(of property: Atom, in window: Window) -> [UInt8]? {
    guard !connection.isLost else { return nil }
    let value = SelectionProperty.read(
      property, of: window, display: connection.display, limit: Self.mostBytes, delete: false)
    return value.flatMap { $0.format == 8 ? $0.bytes : nil }
  }
}
