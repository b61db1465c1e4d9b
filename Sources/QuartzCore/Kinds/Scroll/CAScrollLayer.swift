public import CoreGraphics

/// Which ways a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var scrollsX: Bool { self == .both || self == .horizontally }
  var scrollsY: Bool { self == .both || self == .vertically }
}

/// A layer that shows part of its sublayers, and another part when it is scrolled: its bounds'
/// origin moves. Sublayers are not clipped unless `masksToBounds` is set.
open class CAScrollLayer: CALayer {
  /// The ways `scroll(to:)` goes; the bounds' origin stays along the others.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that scrolls both ways.
  public override init() { super.init() }

  /// See `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Brings the point to the top left of the bounds, along the ways of `scrollMode`. Animates as
  /// `bounds` does.
  open func scroll(to p: CGPoint) {
    let old = bounds.origin
    bounds.origin = CGPoint(
      x: scrollMode.scrollsX ? p.x : old.x, y: scrollMode.scrollsY ? p.y : old.y)
  }

  /// Scrolls as little as makes as much of the rectangle visible as can be.
  open func scroll(to r: CGRect) {
    let shown = bounds
    scroll(
      to: CGPoint(
        x: CAScrollLayer.origin(of: shown.minX, shown.width, showing: r.minX, r.width),
        y: CAScrollLayer.origin(of: shown.minY, shown.height, showing: r.minY, r.height)))
  }

  /// A part longer than what is shown begins where that begins, unless it fills it already.
  private static func origin(
    of start: CGFloat, _ length: CGFloat, showing wanted: CGFloat, _ extent: CGFloat
  ) -> CGFloat {
    let (end, wantedEnd) = (start + length, wanted + extent)
    if wanted >= start && wantedEnd <= end { return start }
    if extent > length { return wanted <= start && wantedEnd >= end ? start : wanted }
    return wanted < start ? wanted : wantedEnd - length
  }
}

extension CALayer {
  /// Scrolls the nearest scroll layer above, so that a point of this layer comes to its top left.
  public func scroll(_ p: CGPoint) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer above as little as shows a rectangle of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  /// The part of this layer that the nearest scroll layer above shows; all of its bounds without
  /// one.
  public var visibleRect: CGRect {
    guard let scroller = scrollLayer else { return bounds }
    return bounds.intersection(convert(scroller.bounds, from: scroller))
  }

  private var scrollLayer: CAScrollLayer? {
    for layer in selfAndAncestors {
      if let scroller = layer as? CAScrollLayer { return scroller }
    }
    return nil
  }
}
