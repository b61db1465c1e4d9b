import Diagnostics
public import Foundation
public import FoundationAdditions

// Animations as programs wrote them before closures: what changes between `beginAnimations` and
// `commitAnimations` animates with the settings made before it.

extension UIView {
  /// Begins animating what is changed from here to `commitAnimations()`: 0.2 seconds, easing in and out, unless
  /// settings follow.
  ///
  /// - Parameter context: Not handed on, as selectors carry two values here.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer? = nil
  ) {
    AnimationContext.current.begin(BegunAnimation(id: animationID))
  }

  /// Ends what the last `beginAnimations` has begun.
  public class func commitAnimations() {
    guard let begun = AnimationContext.current.endBegun() else {
      return Log.application.write(
        "commitAnimations() has no beginAnimations(_:context:) before it")
    }
    begun.commit()
  }

  /// Who is told of start and end; not held.
  public class func setAnimationDelegate(_ delegate: Any?) {
    begun?.delegate = delegate as AnyObject?
  }

  /// A method of the delegate that is called with the identifier when the animations are committed.
  public class func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }

  /// A method of the delegate that is called at the end, with the identifier and whether all animations have
  /// finished.
  public class func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }

  /// In seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    begun?.change { $0.duration = duration }
  }

  /// In seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { begun?.change { $0.delay = delay } }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    begun?.change { $0.pacing = .curve(curve.timing) }
  }

  /// How often the animations run; fractions count.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun?.setRepeats { $0.count = Double(repeatCount) }
  }

  /// Whether each run includes the way back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.setRepeats { $0.autoreverses = repeatAutoreverses }
  }

  /// Whether properties that do not add start from the values shown.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    begun?.change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Shows what `view` has become by the changes with a transition from what it shows now, with the
  /// settings made before.
  ///
  /// - Parameter cache: Has no effect: the old content is a picture, and the new content the live view.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    begun?.setTransition(transition.kind, of: view)
  }

  private static var begun: BegunAnimation? {
    AnimationContext.current.scope as? BegunAnimation
  }
}

extension UIView {
  /// How one content of a view turns into the next.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    fileprivate var kind: ViewTransition? {
      switch self {
      case .none: nil
      case .flipFromLeft: .flip(.left)
      case .flipFromRight: .flip(.right)
      case .curlUp: .curl(isUp: true)
      case .curlDown: .curl(isUp: false)
      }
    }
  }
}
