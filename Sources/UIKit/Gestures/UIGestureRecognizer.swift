import CoreGraphics
public import Foundation

/// Watches the touches on a view and what is in it, and tells its targets when they make a gesture.
///
/// Subclasses override the methods that hear of touches and set `state`; `touchesEnded` should leave
/// no touch without a decision. Main thread only.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What gestures of a single moment become; the same as `ended`.
    public static var recognized: State { .ended }
  }

  // MARK: What programs set

  /// How far the gesture has come. Only subclasses set it: what they ask for may be refused, and may
  /// have to wait until another recognizer has failed.
  open var state: State {
    get { announcedState ?? currentState }
    set { request(newValue) }
  }

  /// Asked before the recognizer does anything of consequence.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// False cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// The view whose touches it watches, and those of all that is in it.
  open internal(set) weak var view: UIView?
  /// Whether views lose the touches of a recognized gesture.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only once this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of a lift only once this recognizer has failed.
  open var delaysTouchesEnded = true
  /// Raw values of the `UITouch.TouchType`s it takes; all of them at first.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  /// Raw values of the `UIPress.PressType`s it takes; none at first, but Select for a tap.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all its touches are of the type of the first.
  open var requiresExclusiveTouchType = true
  /// For the program's own use, in logs above all.
  open var name: String?

  // MARK: What it has seen

  /// Modifier keys held in the last event it heard of.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Buttons of the pointing device held in the last event it heard of.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []
  /// The touches of the gesture that are down.
  open var numberOfTouches: Int { countedTouches.count }

  /// The middle of the touches, in the coordinates of `view` (nil means the window's); after the last
  /// lift, where that was.
  open func location(in view: UIView?) -> CGPoint { fromWindow(centroid, to: view) }

  /// Where one of the touches is, by its number in the order of landing; traps past
  /// `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      countedTouches.indices.contains(touchIndex), "ask for a touch below numberOfTouches")
    return countedTouches[touchIndex].location(in: view)
  }

  // MARK: State for the package

  var currentState = State.possible
  /// What `state` reads while targets are told of it.
  var announcedState: State?
  var targets: [GestureTarget] = []
  var failureRequirements: [FailureRequirement] = []
  /// What it has in the game; all of it is dropped with the reset.
  var stakes = RecognizerTracking()
  /// Where it competes; nil while nothing is at stake.
  weak var arena: GestureArena?
  /// In the window.
  var centroid = CGPoint.zero
  /// Recognizers of one view hear of an event in this order, highest first.
  var precedence: Int { 0 }

  // MARK: Making

  /// Without an action: `action` can only be nil here, and the target is not kept. It is the
  /// initialiser for subclasses to call.
  public init(target: AnyObject?, action: Never?) { super.init() }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of `target`, which is held weakly: `init(target: self, action: Self.tapped)`.
  public convenience init<Target: AnyObject>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// As above for a method that wants the recognizer.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  // MARK: Relations

  /// Makes this one wait until `otherGestureRecognizer` has failed, and fail if that recognizes.
  /// Neither keeps the other alive.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether its recognition makes the other fail; override to spare some.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other's recognition makes it fail; override to withstand some.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it must wait until the other has failed; asked once in each attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other must wait until it has failed; asked once in each attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses: what it hears

  /// Whether it wants what the event begins: touches and presses here, not scrolling or hovering.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .touches || event.type == .presses
  }

  /// Fingers came down that it will hear of to their end.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Once a frame while its fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches are over without a lift.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: no device here corrects its estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys of its `allowedPressTypes` went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys repeat.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys are over without coming up.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a gesture is over, in whatever way, before `state` is `possible` again; override to
  /// forget it.
  open func reset() {}
  /// Hears no more of a touch; the touch no longer counts as one of its own.
  open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch) }
  /// Hears no more of a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { letGo(of: button) }

  // MARK: Overrides for the package

  /// Those that `numberOfTouches` counts.
  var countedTouches: [UITouch] { touchesDown }
  /// A touch is about to land, whoever will get it.
  func expectLanding(of touch: UITouch) {}
  /// Scrolling or a touchpad's gesture, as far as `shouldReceive(_:)` wants it.
  func hear(_ event: DeviceGestureEvent) {}
}
