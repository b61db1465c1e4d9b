import CoreGraphics
import Foundation

/// The size that a title view of the program's was given by it, also while there is less room.
@MainActor
struct TitleViewSize {
  private var own: CGSize?
  /// As it was placed last.
  private var given: CGSize?

  /// Nil where the view has none, and is as large as its content. One that the program has set meanwhile counts.
  mutating func ownSize(of view: UIView) -> CGSize? {
    let size = view.bounds.size
    if size != given { own = size.width > 0 && size.height > 0 ? size : nil }
    return own
  }

  /// Called when the view has been placed.
  mutating func note(_ view: UIView) { given = view.bounds.size }
}
