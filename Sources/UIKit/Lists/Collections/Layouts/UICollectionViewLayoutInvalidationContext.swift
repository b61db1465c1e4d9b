public import CoreGraphics
public import Foundation

/// What of a layout is no longer valid. Layouts with more to say use a subclass, named by
/// `invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing is valid, not even the sizes that were measured.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are no longer those that were asked for.
  open internal(set) var invalidateDataSourceCounts = false
  /// Nil for all of them, as long as nothing else is named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// By kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// By kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset; a drag and a motion go on from there.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content size, until the layout is asked for it.
  open var contentSizeAdjustment = CGSize.zero
  /// Items that the user moves, before they were moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Items that the user moves, where they are now.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the user's finger is.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// The cells and views whose preferred attributes differ.
  var measured: [CollectionElement: CGSize] = [:]
  /// Whether other bounds are the reason, as in each step of scrolling.
  var isOfBounds = false

  /// Whether all that has changed is what views want to be.
  var isOfMeasuredViewsOnly: Bool { !measured.isEmpty && marksNothing }

  /// Whether it says no more than that the layout is invalid, and no scrolling or moving finger is the reason.
  var isPlain: Bool {
    measured.isEmpty && marksNothing && !isOfBounds
      && targetIndexPathsForInteractivelyMovingItems == nil
  }

  private var marksNothing: Bool {
    !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths == nil
      && invalidatedSupplementaryIndexPaths == nil && invalidatedDecorationIndexPaths == nil
  }

  public override init() { super.init() }

  /// Names items whose attributes are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths, indexPaths)
  }

  /// Names supplementary views whose attributes are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    let paths = Self.joined(invalidatedSupplementaryIndexPaths?[elementKind], indexPaths)
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: paths]) { _, new in new }
  }

  /// Names decoration views whose attributes are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let paths = Self.joined(invalidatedDecorationIndexPaths?[elementKind], indexPaths)
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: paths]) { _, new in new }
  }

  /// In order, each once.
  private static func joined(_ known: [IndexPath]?, _ more: [IndexPath]) -> [IndexPath] {
    Set((known ?? []) + more).sorted()
  }
}
