import CoreGraphics
public import Foundation
public import FoundationAdditions

/// Watches the touches on a view and its subviews, and calls its targets when they form a gesture.
///
/// Subclasses override the touch methods and set `state`. They should decide by the last
/// `touchesEnded`. Main thread only.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// For gestures without duration; the same as `ended`.
    public static var recognized: State { .ended }
  }

  // MARK: What programs set

  /// The progress of the gesture. Only subclasses set it. A requested state may be refused, or
  /// delayed until another recognizer has failed.
  open var state: State {
    get { announcedState ?? currentState }
    set { request(newValue) }
  }

  /// Decides on touches, conflicts and the beginning of the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Setting false cancels an active gesture.
  @AlwaysObserved open var isEnabled = true {
    didSet { if !isEnabled, oldValue { abandon() } }
  }
  /// The view that it watches, including its subviews.
  open internal(set) weak var view: UIView?
  /// Whether views lose the touches of a recognized gesture.
  open var cancelsTouchesInView = true
  /// Whether views get a touch only after this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views get a lift only after this recognizer has failed.
  open var delaysTouchesEnded = true
  /// Raw values of the accepted `UITouch.TouchType`s; all by default.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  /// Raw values of the accepted `UIPress.PressType`s; none by default, but Select for a tap.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches must be of the first one's type.
  open var requiresExclusiveTouchType = true
  /// For the program's own use, such as in logs.
  open var name: String?

  // MARK: What it has seen

  /// The modifier keys held in the last event it got.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons held in the last event it got.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []
  /// The number of the gesture's touches that are down.
  open var numberOfTouches: Int { countedTouches.count }

  /// The middle of the touches in coordinates of `view` (nil: the window); after the last lift, its
  /// last value.
  open func location(in view: UIView?) -> CGPoint { fromWindow(centroid, to: view) }

  /// The position of one touch, by its index in landing order. Traps at `numberOfTouches` or more.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      countedTouches.indices.contains(touchIndex), "ask for a touch below numberOfTouches")
    return countedTouches[touchIndex].location(in: view)
  }

  // MARK: State for the package

  var currentState = State.possible
  /// The value of `state` while targets are called for it.
  var announcedState: State?
  var targets: [GestureTarget] = []
  var failureRequirements: [FailureRequirement] = []
  /// Its input and pending decision; cleared by the reset.
  var touchTracking = RecognizerTracking()
  weak var arena: GestureArena?
  /// In window coordinates.
  var centroid = CGPoint.zero
  /// Recognizers of one view get an event in this order, highest first.
  var precedence: Int { 0 }

  // MARK: Making

  /// Calls a method of `target`, which takes the recognizer or nothing. The target is held weakly.
  /// Without a target or an action it calls nothing.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// As a nib says, if the coder is that of one.
  public init?(coder: NSCoder) {
    super.init()
    coder.readNib(self, as: UIGestureRecognizer.self)
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of `target`, which is held weakly: `init(target: self, action: Self.tapped)`.
  public convenience init<Target: AnyObject>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// The same for a method that takes the recognizer.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: AnyObject?,
    action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Adds a method to call. The target is held weakly; the same target and action are added once.
  /// Traps when the gesture is recognized if the target does not have the method.
  open func addTarget(_ target: Any, action: Selector) {
    add(object(in: target), .selector(action))
  }

  /// Nil means every target, or every method of the target; method references are removed with nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map(object), action)
  }

  // MARK: Relations

  /// Makes this one wait until `otherGestureRecognizer` has failed, and fail if that one
  /// recognizes. Both references are weak.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether its recognition makes the other fail. Override it to exempt some.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other's recognition makes it fail. Override it to exempt some.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it must wait until the other has failed. Asked once per attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other must wait until it has failed. Asked once per attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses: what it hears

  /// Whether it wants the input that the event begins. By default touches and presses, but not
  /// scrolling or hovering.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .touches || event.type == .presses
  }

  /// Fingers landed; it gets their later phases too.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called once a frame while its fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches ended without a lift.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, as no device corrects its estimates.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Keys of its `allowedPressTypes` went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys repeat.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The presses ended without a key coming up.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a gesture is over, before `state` returns to `possible`. Override it to clear your
  /// own state.
  open func reset() {}
  /// Ignores the rest of a touch, which no longer counts as its own.
  open func ignore(_ touch: UITouch, for event: UIEvent) { release(of: touch) }
  /// Ignores the rest of a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { release(of: button) }

  // MARK: Overrides for the package

  var countedTouches: [UITouch] { touchesDown }
  /// Called before a touch lands, whoever gets it.
  func expectLanding(of touch: UITouch) {}
  /// Called for scrolling and touchpad gestures that `shouldReceive(_:)` accepts.
  func receive(_ event: DeviceGestureEvent) {}
}
