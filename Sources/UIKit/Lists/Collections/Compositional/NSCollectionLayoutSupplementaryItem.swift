import CollectionLayouts
import CoreGraphics
public import Foundation

/// A view at an edge of an item or group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// The point of the item that the view lies at.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views with greater ones lie in front; 1 by default.
  open var zIndex = 1

  /// A view that has the same edges at the point.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }
  /// A view that has a point of its own there.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    _ size: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  var supplementary: LayoutSupplementary {
    var value = LayoutSupplementary(
      size: layoutSize.value, kind: elementKind, anchor: containerAnchor.value)
    value.itemAnchor = itemAnchor?.value
    value.zIndex = zIndex
    return value
  }
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: LayoutAnchor.Edges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view at an edge of a section, or of the whole layout: a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which side it lies.
  public let alignment: NSRectAlignment
  /// From there.
  public let offset: CGPoint
  /// Whether it lies outside of the items, and the section grows by it; true by default.
  open var extendsBoundary = true
  /// Whether it stays in view as long as its section is; false by default.
  open var pinToVisibleBounds = false

  /// A view at a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }
  /// A view at a distance from a side.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
      itemAnchor: nil)
  }

  var boundary: LayoutBoundaryItem {
    var value = LayoutBoundaryItem(
      size: layoutSize.value, kind: elementKind, edges: alignment.edges)
    (value.offset, value.extendsBoundary, value.zIndex) = (offset, extendsBoundary, zIndex)
    return value
  }
}

/// A view without data behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Its kind, for which the layout has a class.
  public let elementKind: String
  /// Views with greater ones lie in front; 0 by default.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// As large as the section with its headers and footers.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
