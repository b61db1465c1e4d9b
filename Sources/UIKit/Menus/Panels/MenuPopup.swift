import CoreGraphics
import Diagnostics
import PlatformKit
import RasterKit

/// A window of the desktop, without a frame, with a menu that is too large for the window it belongs to.
final class MenuPopup: UIWindow {
  private weak var overlay: MenuOverlay?
  private let content = UIView()
  /// From places in it to places in the window it belongs to.
  private var offset = CGPoint.zero

  /// Nil where the window system refuses; the log says why.
  static func open(
    _ panel: MenuPanel, at frame: CGRect, over overlay: MenuOverlay
  ) -> MenuPopup? {
    guard let owner = overlay.window, let below = owner.presence,
      let application = owner.application
    else { return nil }
    var description = WindowDescription(
      size: PixelSize(points: frame.size, scale: below.scale), title: panel.menuTitle)
    description.menuOwner = below.platformWindow.id
    description.position = PixelPoint(
      x: below.position.x + Int32((frame.minX * below.scale).rounded()),
      y: below.position.y + Int32((frame.minY * below.scale).rounded()))
    do {
      let presence = try WindowPresence(
        description, scene: nil, in: application.windowSystem)
      let popup = MenuPopup(frame: CGRect(origin: .zero, size: frame.size))
      popup.show(panel, presence, at: frame.origin, overlay)
      return popup
    } catch {
      Log.application.write("a menu stays in its window: \(error)")
      return nil
    }
  }

  private func show(
    _ panel: MenuPanel, _ presence: WindowPresence, at offset: CGPoint, _ overlay: MenuOverlay
  ) {
    (self.offset, self.overlay) = (offset, overlay)
    overrideUserInterfaceStyle = overlay.traitCollection.userInterfaceStyle
    content.frame = bounds
    panel.applyPopupStyle()
    panel.frame.origin = .zero
    content.addSubview(panel)
    content.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        guard let self else { return }
        self.overlay?.hover(hover.state, at: self.outside(hover.location(in: nil)))
      })
    addSubview(content)
    self.presence = presence
    application?.presences.append(presence)
    presence.add(self)
    layer.isHidden = false
    adoptScreenTraits()
    presence.show()
  }

  func close() {
    guard let presence else { return }
    application?.cancelInput(in: self)
    application?.presences.removeAll { $0 === presence }
    self.presence = nil
    layer.isHidden = true
    presence.remove(self)
    presence.end()
  }

  override var canBecomeKey: Bool { false }

  /// Presses outside the program's windows are for it too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { overlay?.press(at: outside($0.location(in: nil))) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { overlay?.follow(outside($0.location(in: nil))) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { overlay?.lift(at: outside($0.location(in: nil))) }
  }

  private func outside(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + offset.x, y: place.y + offset.y)
  }
}

extension MenuOverlay {
  /// The monitor that shows most of the window, in the window's coordinates; nil where the window is not
  /// on one.
  var desktopRoom: CGRect? {
    guard let presence = window?.presence, presence.scale > 0 else { return nil }
    let monitor = presence.platformWindow.screen.bounds
    let (scale, corner) = (presence.scale, presence.position)
    return CGRect(
      x: CGFloat(monitor.minX - corner.x) / scale, y: CGFloat(monitor.minY - corner.y) / scale,
      width: CGFloat(monitor.width) / scale, height: CGFloat(monitor.height) / scale)
  }
}
