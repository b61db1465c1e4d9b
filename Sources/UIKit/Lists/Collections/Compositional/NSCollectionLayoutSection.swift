import CollectionLayouts
import CoreGraphics
public import Foundation

/// How a section of a compositional layout scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// From where the insets of sections are counted.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Changes the elements of a section that are in view, whenever it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: groups one after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between the groups.
  open var interGroupSpacing: CGFloat = 0
  /// From where the insets are counted; the view's content insets always count. Automatic is the layout's,
  /// and nothing for lists, whose rows know the view's margins themselves.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same for headers and footers. Kept only: they follow the section.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether, and how, the groups stand beside each other and scroll on their own.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How a section slows down and bounces that scrolls on its own.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like.
  @AlwaysObserved open var boundarySupplementaryItems:
    [NSCollectionLayoutBoundarySupplementaryItem] = []
  {
    didSet { requireUniqueKinds() }
  }
  /// Whether headers and footers lie within the section's insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// Changes the elements that are in view, whenever the section scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How rows look; nil for sections that aren't lists.
  var list: UICollectionLayoutListConfiguration?

  /// A section of groups that are all alike.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  private func requireUniqueKinds() {
    let kinds = boundarySupplementaryItems.map(\.elementKind)
    ListFault.require(
      Set(kinds).count == kinds.count,
      "Error: Every supplementary must have a unique elementKind: duplicates detected")
  }

  var value: LayoutSection {
    var section = LayoutSection(group: group.value)
    section.contentInsets = contentInsets.layoutInsets
    section.groupSpacing = interGroupSpacing
    section.boundaryItems = boundarySupplementaryItems.map(\.boundary)
    section.boundaryItemsFollowInsets = supplementariesFollowContentInsets
    section.startPadding = list?.headerTopPadding ?? 0
    section.scrollsAcross = orthogonalScrollingBehavior != .none
    return section
  }
}
