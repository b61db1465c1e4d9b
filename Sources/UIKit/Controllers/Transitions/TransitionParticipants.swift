import CoreGraphics

/// Whom a transition is between, and where.
@MainActor
struct TransitionParticipants {
  let from: UIViewController?
  let to: UIViewController?
  let container: UIView
  /// `none` for pushes and pops.
  var style = UIModalPresentationStyle.none
  /// Whether the view that is left is removed. Otherwise its controller is told of nothing.
  var movesFrom = true
  /// Whether the view that is gone to is added. Otherwise its controller is told of nothing.
  var movesTo = true
  /// Where the view that comes will be.
  var place = CGRect.zero
  /// Whether `from` is dismissed: its final frame is the one it has.
  var isDismissal = false
  /// What stands for the view of the controller that is presented or dismissed.
  var presentedView: UIView?

  /// The view that a controller brings or takes away.
  func view(of controller: UIViewController?) -> UIView? {
    let isPresented = controller === (isDismissal ? from : to)
    return (isPresented ? presentedView : nil) ?? controller?.viewInPlace
  }

  /// As recorded on iOS: full at the start and zero at the end for the one that goes, and the other way
  /// round for the one that comes.
  func frames(of controller: UIViewController) -> (initial: CGRect, final: CGRect) {
    if controller === to { return (movesTo ? .zero : shown(controller), place) }
    guard controller === from else { return (.zero, .zero) }
    let now = shown(controller)
    return (now, isDismissal || !movesFrom ? now : .zero)
  }

  private func shown(_ controller: UIViewController) -> CGRect {
    guard let view = view(of: controller), let superview = view.superview else { return .zero }
    return superview.convert(view.frame, to: container)
  }
}
