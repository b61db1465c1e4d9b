public import Foundation

/// The items that the focus goes from and to. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil if the focus was not in an item of the view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// Nil if the focus goes to no item of the view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, _ items: (previous: IndexPath?, next: IndexPath?)) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = items
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView,
      heading: context.focusHeading)
  }
}
