import CoreGraphics

/// The thin bar that shows which part of the content is visible. It is wider under the mouse.
final class ScrollIndicator: UIView {
  /// Approximates UIKit's look, which is not documented: 3 points thick, 3 points from the edge, at
  /// least 36 long, shorter past the ends.
  private static let inset: CGFloat = 3
  private static let (thin, wide): (CGFloat, CGFloat) = (3, 8)
  private static let leastLength: CGFloat = 36
  private static let squeezedLength: CGFloat = 8
  /// How far from its edge the mouse finds it, in points.
  private static let reach: CGFloat = 14

  /// Whether the mouse is over it.
  private(set) var isWide = false
  /// Where it may lie, along its edge.
  private var track = CGRect.zero
  private var edge = Edge.right

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thin / 2
    alpha = 0
    layer.zPosition = 1000
  }

  enum Edge { case left, right, bottom }

  /// By default dark in light windows and light in dark ones.
  static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .default: adaptive
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    }
  }

  private static let adaptive = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
  }

  /// Places it at an edge of `track`, which lies in `bounds`, the part of the content that shows.
  func place(
    in bounds: CGRect, track: CGRect, at edge: Edge, content: CGFloat, range: ScrollRange
  ) {
    (self.track, self.edge) = (track, edge)
    let (origin, length) =
      isVertical ? (bounds.minY, bounds.height) : (bounds.minX, bounds.width)
    let room = self.room
    let full = min(max(room * length / max(content, 1), Self.leastLength), room)
    let beyond = abs(origin - range.clamp(origin))
    let shown = max(full - beyond, min(Self.squeezedLength, room))
    let way = range.max - range.min
    let part = way > 0 ? (range.clamp(origin) - range.min) / way : 0
    place(from: (room - shown) * part, length: shown)
  }

  private func place(from start: CGFloat, length: CGFloat) {
    let thickness = isWide ? Self.wide : Self.thin
    let across = edge == .left ? track.minX + Self.inset : track.maxX - Self.inset - thickness
    let place =
      isVertical
      ? CGRect(
        x: across, y: track.minY + Self.inset + start, width: thickness, height: length)
      : CGRect(
        x: track.minX + Self.inset + start, y: track.maxY - Self.inset - thickness, width: length,
        height: thickness)
    if frame != place { frame = place }
  }

  func appear() { if alpha != 1 { alpha = 1 } }

  func fadeOut() {
    UIView.animate(withDuration: 0.4, delay: 0.3, options: [.beginFromCurrentState]) {
      self.alpha = 0
    }
  }
}

extension ScrollIndicator {
  var isVertical: Bool { edge != .bottom }

  private var room: CGFloat {
    max((isVertical ? track.height : track.width) - 2 * Self.inset, 0)
  }

  /// How far it can go along its track.
  var way: CGFloat { room - (isVertical ? frame.height : frame.width) }

  /// Whether a point of the content is where the mouse takes it or the room beside it.
  func reaches(_ place: CGPoint) -> Bool {
    switch edge {
    case .left: track.contains(place) && place.x < track.minX + Self.reach
    case .right: track.contains(place) && place.x >= track.maxX - Self.reach
    case .bottom: track.contains(place) && place.y >= track.maxY - Self.reach
    }
  }

  /// On which side of it a point of its track is: -1 before, 1 behind, 0 on it.
  func side(of place: CGPoint) -> Int {
    let (at, start, end) =
      isVertical ? (place.y, frame.minY, frame.maxY) : (place.x, frame.minX, frame.maxX)
    return at < start ? -1 : at >= end ? 1 : 0
  }

  func widen(_ isWide: Bool) {
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    UIView.animate(withDuration: 0.15) {
      self.layer.cornerRadius = (isWide ? Self.wide : Self.thin) / 2
      (self.superview as? UIScrollView)?.placeAttachments()
    }
  }
}
