import CoreGraphics
import Foundation

/// The size that a title view of the program's has or would like, also while there is less room.
@MainActor
struct TitleViewSize {
  private var wanted = CGSize.zero
  /// As it was placed last.
  private var given: CGSize?
  /// Whether it has no size of its own, and is as large as its content.
  private var isFitted = false

  /// A size that the program has set meanwhile counts.
  mutating func wanted(by view: UIView) -> CGSize {
    let size = view.bounds.size
    if size != given {
      isFitted = size.width <= 0 || size.height <= 0
      wanted = size
    }
    if isFitted { wanted = BarItemRow.fittingSize(of: view, NavigationBarLayout.row) }
    return wanted
  }

  /// Called when the view has been placed.
  mutating func note(_ view: UIView) { given = view.bounds.size }
}
