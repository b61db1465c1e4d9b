import CoreGraphics
import Diagnostics
import PlatformKit
import RasterKit

/// A window of the desktop, without a frame, with something of another window that leaves that: a menu or a tip.
class PopupWindow: UIWindow {
  let content = UIView()
  /// From places in it to places in the window it belongs to.
  private(set) var offset = CGPoint.zero
  private weak var owner: UIWindow?

  /// Shows a view at a frame in the coordinates of `owner`. False where the window system refuses; the log says why.
  func open(
    _ view: UIView, at frame: CGRect, as kind: WindowKind, title: String, over owner: UIWindow,
    isOpaque: Bool = true
  ) -> Bool {
    var description = WindowDescription(size: PixelSize(width: 1, height: 1), title: title)
    (description.kind, description.isOpaque) = (kind, isOpaque)
    guard let presence = owner.makePopup(description, at: frame) else { return false }
    (offset, self.owner) = (frame.origin, owner)
    self.frame = CGRect(origin: .zero, size: frame.size)
    content.frame = bounds
    view.frame.origin = .zero
    content.addSubview(view)
    addSubview(content)
    self.presence = presence
    application?.presences.append(presence)
    presence.add(self)
    layer.isHidden = false
    // What is shown of a drag or a tip is no place for the pointer.
    if kind != .menu { presence.platformWindow.setInputRegion(PixelRegion()) }
    adoptScreenTraits()
    presence.show()
    return true
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
  /// That of the owner, whose coordinates and scale it has.
  override var screen: UIScreen { owner?.screen ?? super.screen }
}

extension UIWindow {
  /// A window of the desktop that belongs to this one and has its scale, at a frame in its coordinates. Nil where
  /// the window system refuses; the log says why.
  func makePopup(_ description: WindowDescription, at frame: CGRect) -> WindowPresence? {
    guard let presence, let application else { return nil }
    var description = description
    description.size = PixelSize(points: frame.size, scale: presence.scale)
    description.owner = presence.platformWindow.id
    description.position = presence.desktopPixel(of: toScene(frame.origin)).pixelPoint(scale: 1)
    do {
      return try WindowPresence(
        description, scene: nil, over: presence, in: application.windowSystem)
    } catch {
      Log.application.write("\(description.title) stays in its window: \(error)")
      return nil
    }
  }
}
