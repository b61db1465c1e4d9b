public import Foundation

/// The rows that the focus goes from and to. Main thread only.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nil if the focus was not in a row of the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// Nil if the focus goes to no row of the table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, _ rows: (previous: IndexPath?, next: IndexPath?)) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = rows
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView,
      heading: context.focusHeading)
  }
}
