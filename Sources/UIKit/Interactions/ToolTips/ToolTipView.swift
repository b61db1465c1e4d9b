import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit

/// A small card with a text, beside what it explains. Touches pass through it.
final class ToolTipView: UIView {
  private static let padding = CGSize(width: 8, height: 5)
  /// In points, from the text that is explained and from the window's edges.
  private static let gap: CGFloat = 4
  private static let greatestWidth: CGFloat = 320

  let label = UILabel()
  /// Its own window, where it does not fit into the one that it is about.
  private(set) var popup: PopupWindow?

  convenience init(_ text: String) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 6
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.zPosition = 1000
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Shows it in the window, or, where it does not fit there, in one of its own.
  func show(beside target: CGRect, in window: UIWindow) {
    place(beside: target, in: window.bounds)
    let fits = window.bounds.contains(frame) && !window.hasPopoverBeyond
    guard !fits, let room = window.desktopRoom else {
      return window.addSubview(self)
    }
    place(beside: target, in: room)
    let popup = PopupWindow(frame: CGRect(origin: .zero, size: frame.size))
    popup.overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle
    guard popup.open(self, at: frame, as: .toolTip, title: label.text ?? "", over: window) else {
      return window.addSubview(self)
    }
    // There is nothing behind its corners.
    layer.cornerRadius = 0
    self.popup = popup
  }

  func end() {
    popup?.close()
    popup = nil
    removeFromSuperview()
  }

  /// Below `target` where there is room, else above it.
  func place(beside target: CGRect, in room: CGRect) {
    let widest = min(Self.greatestWidth, room.width - 2 * (Self.gap + Self.padding.width))
    label.frame = CGRect(
      origin: CGPoint(x: Self.padding.width, y: Self.padding.height),
      size: label.sizeThatFits(CGSize(width: max(widest, 1), height: 0)))
    let size = CGSize(
      width: label.frame.maxX + Self.padding.width,
      height: label.frame.maxY + Self.padding.height)
    let below = target.maxY + Self.gap
    let fits = below + size.height <= room.maxY - Self.gap
    let farthest = room.maxX - Self.gap - size.width
    frame = CGRect(
      x: max(room.minX + Self.gap, min(target.minX, farthest)),
      y: fits ? below : target.minY - Self.gap - size.height, width: size.width,
      height: size.height)
  }
}
