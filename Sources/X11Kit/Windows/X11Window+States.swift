import CUIXlib
import PlatformKit
import RasterKit

// What a window manager may do with a window: written as properties before the map, asked for by messages to
// the root afterwards (EWMH). What has become of it is what the property says then.
extension X11Window {
  private var display: OpaquePointer { platform.connection.display }
  private var atoms: X11Atoms { platform.connection.atoms }

  func minimize() {
    if isAlive { XIconifyWindow(display, handle, platform.connection.screen) }
  }

  func setStates(_ states: WindowStates, isOn: Bool) {
    guard isAlive, !states.isEmpty else { return }
    wantedStates = isOn ? wantedStates.union(states) : wantedStates.subtracting(states)
    if states.contains(.demandsAttention) { setUrgent(isOn) }
    guard isMapRequested else { return write(wantedStates) }
    let names = X11WindowStates.atoms(of: states, in: atoms)
    for first in stride(from: 0, to: names.count, by: 2) {
      let second = first + 1 < names.count ? names[first + 1] : 0
      platform.tellWindowManager(
        .states, about: handle,
        (isOn ? 1 : 0, Int(names[first]), Int(second), Self.sourceIsApplication, 0))
    }
  }

  /// Before the map. An empty list would hide what a manager has kept for the window.
  func write(_ states: WindowStates) {
    write(.states, Atom(XA_ATOM), X11WindowStates.atoms(of: states, in: atoms))
  }

  /// ICCCM's own flag, for managers without the state. It is the program's to take back.
  func setUrgent(_ isUrgent: Bool) {
    let flags = isUrgent ? managerHints.flags | XUrgencyHint : managerHints.flags & ~XUrgencyHint
    guard isAlive, flags != managerHints.flags else { return }
    managerHints.flags = flags
    XSetWMHints(display, handle, &managerHints)
  }

  func setPosition(_ position: PixelPoint) {
    guard isAlive else { return }
    firstCorner = nil
    if !kind.isPopup {
      sizeHints.setPosition(position)
      XSetWMNormalHints(display, handle, &sizeHints)
    }
    XMoveWindow(display, handle, position.x, position.y)
  }

  /// Managers may put a window that appears without a frame where the content of a framed one would be. It is asked
  /// for its place once more, and once only: what a manager does then is meant. A frame's place is the manager's.
  func keepPlace() {
    guard let wanted = firstCorner else { return }
    firstCorner = nil
    let isElsewhere = platform.newestPosition(of: handle).map { $0 != wanted } ?? false
    if isAlive, isElsewhere, !hasFrame, !kind.isPopup, wantedStates.isDisjoint(with: .placed) {
      XMoveWindow(display, handle, wanted.x, wanted.y)
    }
  }

  func setOwner(_ owner: WindowID?) {
    guard isAlive else { return }
    if let owner {
      XSetTransientForHint(display, handle, Window(owner.rawValue))
    } else {
      XDeleteProperty(display, handle, Atom(XA_WM_TRANSIENT_FOR))
    }
  }

  func setHasFrame(_ hasFrame: Bool) {
    guard isAlive, hasFrame != self.hasFrame else { return }
    self.hasFrame = hasFrame
    writeMotifHints()
  }

  /// The server has given the pointer to the window with the press, and a manager can't take it before that ends.
  func beginDrag(_ drag: WindowDrag) {
    guard isAlive, let press = platform.translator.lastPress else { return }
    platform.connection.input?.releasePointer(at: press.time)
    XUngrabPointer(display, press.time)
    platform.tellWindowManager(
      .moveResize, about: handle,
      (press.rootX, press.rootY, drag.direction, press.button, Self.sourceIsApplication))
    platform.translator.pointerWasHandedOver(handle)
  }

  /// Without the extension the whole window takes presses.
  func setInputRegion(_ region: PixelRegion?) {
    guard isAlive else { return }
    letsPressesThrough = region?.isEmpty == true
    if letsPressesThrough { platform.letGoOfPointer(for: handle) }
    guard platform.connection.hasInputShapes else { return }
    guard let region else {
      XShapeCombineMask(display, handle, ShapeInput, 0, 0, 0, ShapeSet)
      return
    }
    var rectangles = region.rects.map {
      XRectangle(
        x: Int16(clamping: $0.minX), y: Int16(clamping: $0.minY),
        width: UInt16(clamping: $0.width), height: UInt16(clamping: $0.height))
    }
    XShapeCombineRectangles(
      display, handle, ShapeInput, 0, 0, &rectangles, Int32(rectangles.count), ShapeSet, Unsorted)
  }
}

extension WindowStates {
  /// Those that say where a window is.
  fileprivate static let placed: WindowStates = [.fullScreen, .maximized]
}

/// The states that have a name in `_NET_WM_STATE`.
enum X11WindowStates {
  private static let names: [(WindowStates, X11AtomName)] = [
    (.maximizedVertically, .stateMaximizedVertically),
    (.maximizedHorizontally, .stateMaximizedHorizontally),
    (.fullScreen, .stateFullScreen), (.above, .stateAbove), (.modal, .stateModal),
    (.demandsAttention, .stateDemandsAttention),
  ]

  static func atoms(of states: WindowStates, in atoms: X11Atoms) -> [Atom] {
    names.filter { states.contains($0.0) }.map { atoms[$0.1] }
  }

  static func states(of items: [Atom], in atoms: X11Atoms) -> WindowStates {
    names.reduce(into: []) { if items.contains(atoms[$1.1]) { $0.insert($1.0) } }
  }
}

extension WindowDrag {
  /// The number of `_NET_WM_MOVERESIZE`: the edges clockwise from the top left corner, then moving.
  var direction: Int {
    guard case .resize(let edges) = self else { return 8 }
    let clockwise: [WindowEdges] = [
      [.top, .left], .top, [.top, .right], .right, [.bottom, .right], .bottom, [.bottom, .left],
      .left,
    ]
    return clockwise.firstIndex(of: edges) ?? 4
  }
}
