import CUIXlib
import PlatformKit
import RasterKit

/// A window of another program that takes drags.
struct XdndPeer: Equatable {
  let window: Window
  /// The window that the messages are sent to: another one where a proxy stands for it.
  let destination: Window
  let version: UInt
}

/// Finds who is under a drag. A place costs two round trips or three; a window that is met for the first time
/// in this drag two more. Main thread only.
@MainActor
final class XdndWindows {
  enum Found { case own(Window), other(XdndPeer), nobody }

  /// Windows lie in frames of their managers, which lie on the root; nobody nests them much deeper.
  private static let mostLevels = 16

  private unowned let platform: X11Platform
  /// Nil for a window that takes none itself.
  private var known: [Window: XdndPeer?] = [:]

  init(_ platform: X11Platform) { self.platform = platform }

  private var connection: X11Connection { platform.connection }

  /// The outermost window at a place of the desktop that is this program's or takes drags.
  func find(at place: PixelPoint) -> Found {
    var window = connection.root
    for _ in 0..<Self.mostLevels {
      guard let child = child(of: window, at: place) else { break }
      if platform.windows[child] != nil { return .own(child) }
      if let peer = peer(child) { return .other(peer) }
      window = child
    }
    guard window == connection.root, let desktop = peer(window) else { return .nobody }
    return .other(desktop)
  }

  /// What lets presses through is passed over. One round trip.
  private func child(of window: Window, at place: PixelPoint) -> Window? {
    var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
    X11ErrorHandler.pardon(connection.display) {
      XTranslateCoordinates(
        connection.display, connection.root, window, place.x, place.y, &x, &y, &child)
    }
    return child == 0 ? nil : child
  }

  private func peer(_ window: Window) -> XdndPeer? {
    if let peer = known[window] { return peer }
    let peer = lookUp(window)
    known[window] = .some(peer)
    return peer
  }

  /// A proxy must name itself, or it is left over from a program that is gone. The root takes none itself.
  private func lookUp(_ window: Window) -> XdndPeer? {
    func item(_ name: X11AtomName, _ window: Window) -> UInt? {
      connection.items(of: connection.atoms[name], in: window).first.map { $0 & 0xFFFF_FFFF }
    }
    let proxy = item(.dragProxy, window).flatMap { item(.dragProxy, $0) == $0 ? $0 : nil }
    guard proxy != nil || window != connection.root,
      let version = item(.dragAware, proxy ?? window), version >= XdndMessage.oldestVersion
    else { return nil }
    return XdndPeer(
      window: window, destination: proxy ?? window, version: min(version, XdndMessage.version))
  }
}
