import CoreGraphics
public import Foundation

/// A view that reports what is done to it as events, to which actions are attached.
///
/// It follows one touch at a time. Subclasses override the four tracking methods, or the state's
/// setters to change their look. Main thread only.
@preconcurrency @MainActor
open class UIControl: UIView {
  var actions = ControlActions()
  /// The touch that is followed.
  weak var trackedTouch: UITouch?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty control: there are no archives to read it from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Performs `primaryAction` for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A control that is not enabled leaves touches to the next responder; one it follows is let go.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enablingDidChange() } }
  }

  /// For the program to set; a plain control does nothing with it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while a touch is held inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All of the above in one; subclasses add states of their own.
  open var state: State {
    var state = isEnabled ? State.normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Of what the control shows, where its subclass heeds it.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Of what the control shows, where its subclass heeds it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  /// Whether a touch is followed.
  open internal(set) var isTracking = false
  /// Whether the touch that is followed is inside.
  open internal(set) var isTouchInside = false

  /// A touch came down; false does not follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved; false follows it no further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch was lifted, or is followed no further.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a touch at this place counts as inside while it is followed.
  func keepsInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    self.point(inside: point, with: event)
  }

  /// The look follows the state; subclasses of the package override it.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// What a lift inside means besides `.touchUpInside`.
  var liftInsideEvents: Event { .touchUpInside }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isEnabled ? beginFollowing(touches, event) : super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isEnabled ? follow(touches, event) : super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isEnabled ? finishFollowing(touches, event) : super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isEnabled ? giveUpFollowing(touches, event) : super.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Performs `action` for this control; override to watch or change what is performed.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs what is attached to any of `controlEvents`.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
