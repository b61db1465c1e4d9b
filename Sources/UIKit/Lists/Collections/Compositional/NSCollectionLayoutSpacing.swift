import CollectionLayouts
import CoreGraphics
public import Foundation

/// A distance between items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  let value: LayoutSpacing

  init(_ value: LayoutSpacing) {
    self.value = value
    super.init()
  }

  /// Just that much.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }
  /// At least that much, and a share of what is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// In points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let length), .flexible(let length): length
    }
  }
  /// Whether it is just that much.
  open var isFixedSpacing: Bool { if case .fixed = value { true } else { false } }
  /// Whether it is at least that much.
  open var isFlexibleSpacing: Bool { !isFixedSpacing }
}

/// Distances around an item of a compositional layout; nil for none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Four distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  var value: LayoutEdgeSpacing {
    var spacing = LayoutEdgeSpacing()
    spacing.leading = leading?.value ?? .fixed(0)
    spacing.top = top?.value ?? .fixed(0)
    spacing.trailing = trailing?.value ?? .fixed(0)
    spacing.bottom = bottom?.value ?? .fixed(0)
    return spacing
  }
}

/// A point of an item, with an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// An edge, two that meet in a corner, or none for the middle.
  public let edges: NSDirectionalRectEdge
  /// In points, or shares of the view's own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in shares of the view's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A point without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// A point with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }
  /// A point with an offset in shares of the view's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  var value: LayoutAnchor {
    LayoutAnchor(
      edges.layoutEdges, offset: isAbsoluteOffset ? .absolute(offset) : .fractional(offset))
  }
}

extension NSDirectionalRectEdge {
  var layoutEdges: LayoutAnchor.Edges {
    var edges: LayoutAnchor.Edges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

extension NSDirectionalEdgeInsets {
  var layoutInsets: LayoutInsets {
    LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
