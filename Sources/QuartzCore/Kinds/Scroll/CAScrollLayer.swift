public import CoreGraphics

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Horizontally and vertically; the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  var scrollsX: Bool { self == .both || self == .horizontally }
  var scrollsY: Bool { self == .both || self == .vertically }
}

/// A layer that shows a part of its sublayers; scrolling moves its bounds' origin. Sublayers are
/// not clipped unless `masksToBounds` is set.
open class CAScrollLayer: CALayer {
  /// The directions of `scroll(to:)`; the bounds' origin does not move along the others.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that scrolls in both directions.
  public override init() { super.init() }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Scrolls the point to the top left of the bounds, in the directions of `scrollMode`. Animates
  /// like `bounds`.
  open func scroll(to p: CGPoint) {
    let old = bounds.origin
    bounds.origin = CGPoint(
      x: scrollMode.scrollsX ? p.x : old.x, y: scrollMode.scrollsY ? p.y : old.y)
  }

  /// Scrolls by the smallest distance that shows as much of the rectangle as possible.
  open func scroll(to r: CGRect) {
    let shown = bounds
    scroll(
      to: CGPoint(
        x: CAScrollLayer.origin(of: shown.minX, shown.width, showing: r.minX, r.width),
        y: CAScrollLayer.origin(of: shown.minY, shown.height, showing: r.minY, r.height)))
  }

  /// A rectangle longer than the bounds is aligned to their start, unless it fills them already.
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
  /// The nearest scroll layer above, or the layer itself.
  var scrollLayer: CAScrollLayer? {
    for layer in selfAndAncestors {
      if let scroller = layer as? CAScrollLayer { return scroller }
    }
    return nil
  }
}
