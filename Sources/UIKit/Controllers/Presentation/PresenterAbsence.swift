import CoreGraphics

/// Where the view of a presenting controller belongs while something takes its place.
@MainActor
final class PresenterAbsence {
  private weak var view: UIView?
  private weak var superview: UIView?
  private weak var container: UIView?
  private var index = 0
  /// Nil before it begins.
  private(set) var isOver: Bool?

  /// Moves the view to the bottom of the container of the transition.
  func begin(_ view: UIView?, in container: UIView) {
    guard let view, let superview = view.superview else { return }
    (self.view, self.superview, self.container, isOver) = (view, superview, container, false)
    index = superview.subviews.firstIndex(of: view) ?? 0
    view.frame = superview.convert(view.frame, to: container)
    container.insertSubview(view, at: 0)
  }

  /// Takes the view out of the window.
  func leave() {
    if isOver == false { view?.removeFromSuperview() }
  }

  /// Puts it back.
  func end() {
    guard isOver == false else { return }
    isOver = true
    guard let view, let superview = container?.superview ?? superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = container?.superview === superview ? container?.frame ?? .zero : superview.bounds
    superview.setNeedsLayout()
    (superview as? UIWindow)?.layoutRoot()
  }

  /// The view does not come back.
  func forget() {
    if isOver == false { (isOver, view) = (true, nil) }
  }
}
