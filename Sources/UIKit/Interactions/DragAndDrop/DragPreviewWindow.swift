import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit

/// A picture of a drag's preview, with its badge, in a window of the desktop. Where nothing shows through
/// windows it is a card.
final class DragPreviewWindow: PopupWindow {
  /// Around the picture, so that the badge fits in.
  private static let margin: CGFloat = 8
  private let picture = UIImageView()
  private let badge = DragBadge()

  /// Nil where the window system refuses; the log says why.
  static func open(_ preview: DragPreviewView, over owner: UIWindow) -> DragPreviewWindow? {
    let window = DragPreviewWindow(frame: .zero)
    let isTranslucent = owner.application?.engine.platform.isCompositing == true
    window.overrideUserInterfaceStyle = owner.traitCollection.userInterfaceStyle
    window.picture.image = preview.image
    window.picture.frame = CGRect(origin: CGPoint(x: 0, y: margin), size: preview.bounds.size)
    window.picture.alpha = isTranslucent ? 0.9 : 1
    window.badge.center = CGPoint(x: window.picture.frame.maxX - 4, y: margin + 4)
    let card = UIView(frame: frame(of: preview))
    for view in [window, window.content, card] { view.isOpaque = !isTranslucent }
    card.backgroundColor = isTranslucent ? .clear : .systemBackground
    card.addSubview(window.picture)
    card.addSubview(window.badge)
    guard
      window.open(
        card, at: card.frame, as: .dragPreview, title: "Drag", over: owner,
        isOpaque: !isTranslucent)
    else { return nil }
    return window
  }

  private static func frame(of preview: DragPreviewView) -> CGRect {
    let size = preview.bounds.size
    return CGRect(
      x: preview.center.x - size.width / 2, y: preview.center.y - size.height / 2 - margin,
      width: size.width + margin, height: size.height + margin)
  }

  /// Goes where the preview is in the window that it was dragged from.
  func follow(_ preview: DragPreviewView, over owner: UIWindow) {
    badge.copyLook(of: preview.badge)
    guard let presence, let below = owner.presence else { return }
    let place = below.desktopPixel(of: owner.toScene(Self.frame(of: preview).origin))
    guard let corner = place.pixelPoint(scale: 1), corner != presence.position else { return }
    presence.position = corner
    presence.ask { $0.setPosition(corner) }
  }
}
