import CoreGraphics
import PlatformKit
import RasterKit

/// One of the menus that are open: the first, or a submenu of the one before.
@MainActor
final class MenuLevel {
  var menu: UIMenu
  let anchor: MenuAnchor
  var deferred: DeferredElements?
  private(set) var panel: MenuPanel?
  /// Where the panel is, in the window.
  private(set) var frame = CGRect.zero
  private var popup: MenuPopup?
  /// What the panel would have with room for all its lines.
  private var wantedSize = CGSize.zero

  init(_ menu: UIMenu, at anchor: MenuAnchor) { (self.menu, self.anchor) = (menu, anchor) }

  /// In the window if it fits there, else in a window of its own, and so over a popover that is in one.
  func show(_ panel: MenuPanel, in overlay: MenuOverlay) {
    if panel.bounds.size == wantedSize, exchange(for: panel) { return }
    hide()
    (self.panel, wantedSize) = (panel, panel.bounds.size)
    let isMirrored = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inside = MenuPlacement(room: overlay.bounds, isMirrored: isMirrored)
    let fits = inside.holds(panel.bounds.size) && overlay.window?.hasPopoverBeyond != true
    if !fits, let room = overlay.window?.desktopRoom {
      let outside = MenuPlacement(room: room, isMirrored: isMirrored)
      frame = outside.frame(of: panel.bounds.size, at: anchor)
      panel.limit(to: frame.size)
      popup = MenuPopup.open(panel, at: frame, over: overlay)
      if popup != nil { return }
    }
    frame = inside.frame(of: panel.bounds.size, at: anchor)
    panel.limit(to: frame.size)
    panel.frame.origin = frame.origin
    overlay.addSubview(panel)
  }

  /// A panel of the same size takes the place of the old one, in the same window.
  private func exchange(for new: MenuPanel) -> Bool {
    guard let panel, let container = panel.superview else { return false }
    new.limit(to: frame.size)
    if popup != nil { new.applyPopupStyle() }
    new.frame.origin = panel.frame.origin
    container.insertSubview(new, aboveSubview: panel)
    new.takeState(of: panel)
    panel.removeFromSuperview()
    self.panel = new
    return true
  }

  func hide() {
    popup?.close()
    panel?.removeFromSuperview()
    (popup, panel) = (nil, nil)
  }

  /// The title of a menu that something else stands for is not shown again.
  var showsTitle: Bool {
    switch anchor {
    case .point, .preview: true
    case .row, .title: false
    }
  }

  func contains(_ place: CGPoint) -> Bool { panel != nil && frame.contains(place) }

  /// Whether it is in a window of its own.
  var isBeyond: Bool { popup != nil }

  /// Whether its own window, if it has one, is not all on one of these monitors.
  func isOff(_ screens: [PlatformScreen]) -> Bool {
    guard let presence = popup?.presence else { return false }
    let corner = presence.position
    let place = PixelRect(size: presence.pixelSize).offsetBy(x: corner.x, y: corner.y)
    return !screens.contains { $0.bounds.contains(place) }
  }

  /// At a place in the window.
  func row(at place: CGPoint) -> MenuRowView? {
    panel?.row(at: CGPoint(x: place.x - frame.minX, y: place.y - frame.minY))
  }

  /// Where a row is in the window.
  func place(of row: MenuRowView) -> CGRect {
    guard let panel else { return frame }
    return row.convert(row.bounds, to: panel).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
