import CoreGraphics

/// Covers a window while something is presented, and holds the presented view.
@MainActor
protocol PresentationOverlay: UIView {
  /// Called when the user dismisses what is presented; returns false to refuse.
  var onDismissal: () -> Bool { get set }
  /// Whether the user can dismiss it by Escape, a touch outside or a drag.
  var letsUserDismiss: Bool { get }
  func makeEntrance() -> UIViewPropertyAnimator
  func makeExit() -> UIViewPropertyAnimator
  /// To where the entrance begins.
  func moveOut()
  /// The size of the presented view in a window of this size.
  func contentSize(in windowSize: CGSize) -> CGSize
}
