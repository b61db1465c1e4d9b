import CollectionLayouts
import CoreGraphics
public import Foundation

/// A place for a cell in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Of the place.
  public let layoutSize: NSCollectionLayoutSize
  /// Views at the item's edges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Between the place and the cell.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Around the place; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A place of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// A place with views at its edges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  var value: CollectionLayouts.LayoutItem {
    var item = CollectionLayouts.LayoutItem(size: layoutSize.value)
    item.contentInsets = contentInsets.layoutInsets
    item.edgeSpacing = edgeSpacing?.value ?? LayoutEdgeSpacing()
    item.supplementaries = supplementaryItems.map(\.supplementary)
    return item
  }
}

/// A place that is filled with items, or with other groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let arrangement: LayoutGroup.Arrangement
  /// What it is filled with; none for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views at the group's edges.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: LayoutGroup.Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// As many runs of the items beside each other as there is room for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, subitems, .horizontal)
  }
  /// That many of one item beside each other, sharing the width evenly.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, .horizontal)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, .horizontal)
  }
  /// As many runs of the items above each other as there is room for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    repeating(layoutSize, subitems, .vertical)
  }
  /// That many of one item above each other, sharing the height evenly.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, .vertical)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    counted(layoutSize, subitem, count, .vertical)
  }
  /// Items where the provider says, which is asked once for each section.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    // Layouts are made on the main thread, and their values never leave it.
    nonisolated(unsafe) let provider = itemProvider
    return NSCollectionLayoutGroup(
      layoutSize,
      .custom { size in
        MainActor.assumeIsolated {
          provider(CollectionLayoutEnvironment.current(size)).map {
            (frame: $0.frame, zIndex: $0.zIndex)
          }
        }
      }, [])
  }

  private class func repeating(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ axis: LayoutAxis
  ) -> NSCollectionLayoutGroup {
    ListFault.require(!subitems.isEmpty, "At least 1 subitem is required for a group")
    return NSCollectionLayoutGroup(size, .repeating(subitems.map(\.value), axis), subitems)
  }

  private class func counted(
    _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int,
    _ axis: LayoutAxis
  ) -> NSCollectionLayoutGroup {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    ListFault.require(count >= 1, "A repeating \(name) group should specify a count >= 1")
    return NSCollectionLayoutGroup(size, .counted(subitem.value, count, axis), [subitem])
  }

  override var value: CollectionLayouts.LayoutItem {
    var item = super.value
    item.group = LayoutGroup(arrangement, itemSpacing: interItemSpacing?.value ?? .fixed(0))
    return item
  }
}

/// Answers where the items of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group.
  public let frame: CGRect
  /// Items with greater ones lie in front.
  public let zIndex: Int

  /// A place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// A place in depth.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
