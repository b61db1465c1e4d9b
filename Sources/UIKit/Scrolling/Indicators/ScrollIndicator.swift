import CoreGraphics

/// The thin bar that shows which part of the content is visible.
final class ScrollIndicator: UIView {
  /// Approximates UIKit's look, which is not documented: 3 points thick, 3 points from the edge, at
  /// least 36 long, shorter past the ends.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let squeezedLength: CGFloat = 8

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    alpha = 0
    layer.zPosition = 1000
  }

  enum Edge { case left, right, bottom }

  /// Places it at an edge of `track`, which lies in `bounds`, the part of the content that shows.
  func place(
    in bounds: CGRect, track: CGRect, at edge: Edge, content: CGFloat, range: ScrollRange
  ) {
    let isVertical = edge != .bottom
    let (origin, length) =
      isVertical ? (bounds.minY, bounds.height) : (bounds.minX, bounds.width)
    let (start, trackLength) =
      isVertical ? (track.minY, track.height) : (track.minX, track.width)
    let room = max(trackLength - 2 * Self.inset, 0)
    let whole = max(content, 1)
    let full = min(max(room * length / whole, Self.leastLength), room)
    let beyond = abs(origin - range.clamp(origin))
    let shown = max(full - beyond, min(Self.squeezedLength, room))
    let way = range.max - range.min
    let part = way > 0 ? (range.clamp(origin) - range.min) / way : 0
    let place = start + Self.inset + (room - shown) * part
    frame =
      isVertical
      ? CGRect(
        x: edge == .left
          ? track.minX + Self.inset : track.maxX - Self.inset - Self.thickness,
        y: place, width: Self.thickness, height: shown)
      : CGRect(
        x: place, y: track.maxY - Self.inset - Self.thickness, width: shown,
        height: Self.thickness)
  }

  func appear() { if alpha != 1 { alpha = 1 } }

  func fadeOut() {
    UIView.animate(withDuration: 0.4, delay: 0.3, options: [.beginFromCurrentState]) {
      self.alpha = 0
    }
  }
}
