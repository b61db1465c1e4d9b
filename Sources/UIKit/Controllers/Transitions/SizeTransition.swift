import CoreGraphics
import Foundation

/// The change of a window's size, as its controllers see it.
///
/// A window that the user resizes has each size at once, and so have the changes beside it. In an
/// animation block of the program they animate as the block says.
@MainActor
final class SizeTransition: TransitionCoordinator {
  private var hasRun = false

  init(of window: UIWindow) {
    super.init(in: window, duration: UIView.inheritedAnimationDuration)
  }

  override func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if hasRun { return false }
    return super.animate(alongsideTransition: animation, completion: completion)
  }

  /// Makes the changes beside the new size. `end` is called before the completions.
  func run(_ application: UIApplication?, _ end: @escaping @MainActor () -> Void) {
    hasRun = true
    let finish: @MainActor () -> Void = { [self] in
      end()
      complete()
    }
    guard isAnimated || application == nil else {
      makeChanges()
      application?.afterCommit.append(finish)
      return
    }
    UIView.animate(withDuration: transitionDuration) { [self] in
      makeChanges()
    } completion: { _ in
      finish()
    }
  }
}
