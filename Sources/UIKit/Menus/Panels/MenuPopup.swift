import CoreGraphics
import PlatformKit
import RasterKit

/// A window of the desktop with a menu that is too large for the window it belongs to.
final class MenuPopup: PopupWindow {
  private weak var overlay: MenuOverlay?

  /// Nil where the window system refuses; the log says why.
  static func open(
    _ panel: MenuPanel, at frame: CGRect, over overlay: MenuOverlay
  ) -> MenuPopup? {
    guard let owner = overlay.window else { return nil }
    let popup = MenuPopup(frame: CGRect(origin: .zero, size: frame.size))
    popup.overlay = overlay
    popup.overrideUserInterfaceStyle = overlay.traitCollection.userInterfaceStyle
    guard popup.open(panel, at: frame, as: .menu, title: panel.menuTitle, over: owner) else {
      return nil
    }
    panel.applyPopupStyle()
    popup.content.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak popup] hover in
        guard let popup else { return }
        popup.overlay?.hover(hover.state, at: popup.outside(hover.location(in: nil)))
      })
    return popup
  }

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

extension UIWindow {
  /// The monitor that shows most of the window, in the window's coordinates; nil where the window is not
  /// on one.
  var desktopRoom: CGRect? { desktopRoom(in: nil) }

  /// Of that what is in an area of the desktop, if any is; nil is all of it.
  func desktopRoom(in area: PixelRect?) -> CGRect? {
    guard let presence, presence.scale > 0 else { return nil }
    let monitor = presence.platformWindow.screen.bounds
    let part = area.map { monitor.intersection($0) } ?? monitor
    let room = part.isEmpty ? monitor : part
    let corner = presence.scenePlace(ofPixel: CGPoint(x: CGFloat(room.minX), y: CGFloat(room.minY)))
    let size = PixelSize(width: room.width, height: room.height)
    return CGRect(origin: fromScene(corner), size: size.points(scale: presence.scale))
  }
}
