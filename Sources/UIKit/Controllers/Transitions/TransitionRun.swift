import CoreGraphics
import Foundation

/// One transition between two controllers, from its announcement to its one end. Pushes, pops, presentations
/// and dismissals all run so, with or without animation, driven by a gesture or not.
///
/// Only the run tells controllers that they appear and disappear.
@MainActor
final class TransitionRun: TransitionCoordinator {
  enum State {
    /// Controllers are being told that it begins.
    case announced
    case running
    /// A gesture drives it.
    case driven
    case over
  }

  /// Who is told first that it has appeared or disappeared.
  enum Order {
    case leavingFirst, comingFirst
    /// The one that comes is told first that it will appear, the other one that it has disappeared.
    case alternating
  }

  let participants: TransitionParticipants
  let animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var state = State.announced
  /// What moves the views, where it can be paused, turned back and ended.
  var driver: (any UIViewImplicitlyAnimating)?
  /// Whether the driver scrubs what `animateTransition(using:)` made.
  var isRecorded = false
  let order: Order
  /// Those that are told that they go, and those that come: the controllers it is between, each with what it
  /// presents in its own place.
  var going: [UIViewController] = []
  var coming: [UIViewController] = []
  var fraction: CGFloat = 0
  var wasCancelled = false
  var interactionHandlers: [Step] = []
  /// Of those that want to hear of the end of a gesture alone.
  var interactionEndHandlers: [Step] = []
  /// How it ended, if it did so while it was being announced.
  private var earlyEnd: Bool?
  /// Puts views in place, after the controllers were told that it begins.
  var onArrange: () -> Void = {}
  /// Removes views, before the controllers are told that it is over; false if it was given up.
  var onLeave: (Bool) -> Void = { _ in }
  /// Called after all others.
  var onEnd: (Bool) -> Void = { _ in }
  /// One and the same until the run is over.
  private var heldContext: TransitionContext?
  var context: TransitionContext {
    let context = heldContext ?? TransitionContext(self)
    if state != .over { heldContext = context }
    return context
  }

  init(
    _ participants: TransitionParticipants, order: Order,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.participants, self.order) = (participants, order)
    (self.animator, self.interaction) = (animator, animator == nil ? nil : interaction)
    super.init(in: participants.container, duration: 0)
    transitionDuration = max(animator?.transitionDuration(using: context) ?? 0, 0)
    initiallyInteractive = self.interaction?.wantsInteractiveStart ?? false
  }

  // MARK: What others ask

  override var isAnimated: Bool { animator != nil }
  override var presentationStyle: UIModalPresentationStyle { participants.style }
  override var isInterruptible: Bool { driver != nil }
  override var isInteractive: Bool {
    state == .driven || (state == .announced && initiallyInteractive)
  }
  override var isCancelled: Bool { wasCancelled }
  override var percentComplete: CGFloat { fraction }
  override var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  override var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: participants.from
    case .to: participants.to
    default: nil
    }
  }

  /// Nil for a view that stays where it is.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: participants.movesFrom ? participants.view(of: participants.from) : nil
    case .to: participants.movesTo ? participants.view(of: participants.to) : nil
    default: nil
    }
  }

  override func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard state != .over else { return false }
    _ = super.animate(alongsideTransition: animation, completion: completion)
    if state != .announced { makeChangesNow() }
    return true
  }

  override func notifyWhenInteractionChanges(_ handler: @escaping Step) {
    interactionHandlers.append(handler)
  }
  override func notifyWhenInteractionEnds(_ handler: @escaping Step) {
    interactionEndHandlers.append(handler)
  }

  // MARK: The way in

  /// Tells the controllers and starts. Without an animator it ends when `complete(_:)` is called.
  func begin() {
    announce()
    onArrange()
    tellComing()
    start()
    tellComing()
    if state == .announced { state = .running }
    guard let earlyEnd else { return }
    self.earlyEnd = nil
    end(earlyEnd)
  }

  private func start() {
    guard let animator else { return makeChanges() }
    if initiallyInteractive, let interaction {
      state = .driven
      return interaction.startInteractiveTransition(context)
    }
    (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    driver = animator.ownAnimator(context)
    animator.animateTransition(using: context)
    makeChangesNow()
  }

  // MARK: The way out

  /// Ends it. A second call does nothing.
  func complete(_ didComplete: Bool) {
    switch state {
    case .announced: earlyEnd = didComplete
    case .running, .driven: end(didComplete)
    case .over: break
    }
  }

  /// Ends it at once: completed, or given up if a gesture that began it drives it or has given it up.
  func finishAtOnce() {
    let completes = !wasCancelled && (state != .driven || !initiallyInteractive)
    if !completes { wasCancelled = true }
    if state == .driven {
      state = .running
      tellInteraction()
    }
    if let animator = driver as? UIViewPropertyAnimator, animator.state == .active,
      animator.isInterruptible
    {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completes ? .end : .start)
    }
    guard state == .running else { return }
    if isAnimated {
      for controller in [participants.from, participants.to] {
        participants.view(of: controller)?.layer.removeAllAnimations()
      }
    }
    end(completes)
  }

  private func end(_ didComplete: Bool) {
    guard state != .over else { return }
    state = .over
    wasCancelled = !didComplete
    onLeave(didComplete)
    stopExchange()
    if didComplete { tellDone() } else { tellReversed() }
    complete()
    onEnd(didComplete)
    animator?.animationEnded(didComplete)
    (driver, heldContext) = (nil, nil)
    (interactionHandlers, interactionEndHandlers) = ([], [])
    (onArrange, onLeave, onEnd) = ({}, { _ in }, { _ in })
  }
}
