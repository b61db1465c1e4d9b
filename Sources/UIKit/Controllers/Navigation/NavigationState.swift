/// What a navigation controller knows besides its stack.
@MainActor
final class NavigationState {
  /// What shows, or comes while a transition runs.
  weak var shown: UIViewController?
  /// The stack when that was decided.
  var shownStack: [UIViewController] = []
  var run: TransitionRun?
  /// Controllers and the delegate are being told of a transition: others wait.
  var isTelling = false
  /// Whether a change that waits is animated; nil if none waits.
  var waiting: Bool?
  /// Whether that leads back.
  var isPop = false
  /// A finger that drives it.
  var swipe: NavigationSwipe?
  /// Hides bars by itself.
  var hiding: BarHiding?
  weak var contentScrollView: UIScrollView?
}
