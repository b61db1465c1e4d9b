import CoreGraphics
public import Foundation
public import FoundationAdditions
import PlatformKit

/// A view that reports touches as events with attached actions.
///
/// It tracks one touch at a time. Subclasses override the tracking methods, or the state properties
/// to change their look. Main thread only.
@preconcurrency @MainActor
open class UIControl: UIView {
  var controlActions = ControlActions()
  weak var trackedTouch: UITouch?
  /// Whether a key that activates the control is down.
  var isKeyDown = false
  /// The menu that a press has opened.
  weak var openMenu: MenuOverlay?
  /// Whether the pointer is over it, in controls that follow it.
  var isHovered = false {
    didSet { if isHovered != oldValue { hoverDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: UIControl.self)
  }

  /// Performs `primaryAction` for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A disabled control passes touches to the next responder. Disabling cancels tracking.
  @AlwaysObserved open var isEnabled = true {
    willSet { KeyValueChanges.willChange(self, "enabled") }
    didSet {
      KeyValueChanges.didChange(self, "enabled")
      if isEnabled != oldValue { enablingDidChange() }
    }
  }

  /// Set by the program; a plain control ignores it.
  @AlwaysObserved open var isSelected = false {
    willSet { KeyValueChanges.willChange(self, "selected") }
    didSet {
      KeyValueChanges.didChange(self, "selected")
      if isSelected != oldValue { stateDidChange() }
    }
  }

  /// True while a tracked touch is inside.
  @AlwaysObserved open var isHighlighted = false {
    willSet { KeyValueChanges.willChange(self, "highlighted") }
    didSet {
      KeyValueChanges.didChange(self, "highlighted")
      if isHighlighted != oldValue { stateDidChange() }
    }
  }

  /// The combined state. Subclasses may add states.
  open var state: State {
    var state = isEnabled ? State.normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Vertical alignment of the content, if the subclass supports it.
  @AlwaysObserved open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Horizontal alignment of the content, if the subclass supports it.
  @AlwaysObserved open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The same with the side that leading and trailing are at.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether a touch is tracked.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside.
  open internal(set) var isTouchInside = false

  /// A touch landed. Return false not to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch moved. Return false to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch lifted, or tracking stopped.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a tracked touch at this point counts as inside.
  func keepsInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    self.point(inside: point, with: event)
  }

  /// Called after a state change. Subclasses in the package override it to update their look.
  func stateDidChange() {
    noteAccessibilityChange()
    setNeedsLayout()
  }

  /// Called when the pointer came or left. Subclasses in the package override it to update their look.
  func hoverDidChange() {}

  /// Whether a lift inside triggers the primary action too.
  var liftTriggersPrimaryAction: Bool { false }

  /// What a lift inside sends.
  func sendLiftInside(_ event: UIEvent?) {
    send(.touchUpInside, with: event)
    if liftTriggersPrimaryAction { send(.primaryActionTriggered, with: event) }
  }

  // MARK: Menus and tips

  /// Shows the control's menu; nil unless `isContextMenuInteractionEnabled`.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a long press or the secondary button shows the menu that
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setMenuInteraction(newValue) }
  }
  /// Whether a press shows the menu at once. Switches, sliders and text fields don't take it.
  @AlwaysObserved open var showsMenuAsPrimaryAction = false {
    didSet {
      menuDidChange()
      noteAccessibilityChange()
    }
  }
  /// Shown while the pointer rests on the control.
  @AlwaysObserved open var toolTip: String? {
    didSet { toolTipDidChange() }
  }
  /// Shows the tool tip; nil without one.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?
  /// Kept: symbols do not animate.
  open var isSymbolAnimationEnabled = false

  /// Override it to give a menu; nil for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted when a finger opens the menu: the control, unless a subclass says otherwise.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: self) }
  /// Where what was lifted goes when the menu does: back, unless a subclass says otherwise.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: self) }
  /// Called before the menu is shown. Override it to react.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called after the menu was dismissed. Override it to react.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Where the corner of a menu goes that a press shows: below the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.minX, y: bounds.maxY + 4)
  }

  /// False for gestures that would open a menu where they may not.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    mayOpenMenu(by: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Called when the menu, or when it shows, has changed.
  func menuDidChange() {}
  /// Called when an element of the menu that a press has shown was chosen, before it is performed.
  func menuDidChoose(_ element: UIMenuElement) {}

  // MARK: Keys

  /// What the space bar and Return do while the control has the focus: a tap, unless overridden.
  func activate(with event: UIEvent?) { tap(with: event) }

  /// Whether the keys of controls work it; those of a text field are text.
  var isWorkedByKeys: Bool { true }

  /// Whether arrows up and down are steps too; otherwise they lead on, as from row to row.
  var stepsUpAndDown: Bool { true }

  /// What arrows and the like do to a control with a value. False leaves the key to others.
  func take(_ step: ControlStep, with event: UIEvent?) -> Bool { false }

  /// Where the focus ring goes, and its radius.
  var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }

  /// The part that the arrows have come to, which a screen reader says instead of the control; nil for none.
  var spokenPart: UIView? { nil }

  /// Tab stops at controls that are enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if !isFocused { releaseKey() }
    stateDidChange()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses, event) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses, event) { super.pressesChanged(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !liftKeys(presses, event) { super.pressesEnded(presses, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releaseKey()
    super.pressesCancelled(presses, with: event)
  }

  open override func accessibilityIncrement() { _ = take(.increment, with: nil) }
  open override func accessibilityDecrement() { _ = take(.decrement, with: nil) }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    if !isEnabled { defaults.traits.insert(.notEnabled) }
    if isSelected { defaults.traits.insert(.selected) }
    if showsMenuAsPrimaryAction { defaults.states.insert(.opensMenu) }
    return defaults
  }

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

  /// Calls a method of `target`, which takes nothing, the control, or the control and the event. If
  /// `target` is nil, the responder chain is searched. The target is held weakly, and the same
  /// target and action are added once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map(object), .selector(action), controlEvents)
  }

  /// Nil means every target, or every method of the target; method references are removed with nil. Without a
  /// target and an action, the actions of `addAction(_:for:)` are removed too.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    controlActions.removeTarget(target.map(object), action, for: controlEvents)
  }

  /// Replaces an action with the same identifier, whose events it takes too.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    controlActions.add(action, for: controlEvents)
  }

  /// Removes the action with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    controlActions.remove(action.identifier, for: controlEvents)
  }

  /// Does nothing if there is no such action.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    controlActions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets of all actions; null stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(controlActions.targets.compactMap { $0 as? AnyHashable })
  }

  /// The events that have an action.
  open var allControlEvents: Event { controlActions.allEvents }

  /// The names of a target's selectors for one event, in the order they were added; nil if there are
  /// none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = controlActions.names(target.map(object), for: controlEvent)
    return names.isEmpty ? nil : names
  }

  /// Sends a selector to `target`, or up the responder chain if that is nil. Override it to observe
  /// or change actions. Traps if the target does not have the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    application?.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls `iterator` with each action, or target and selector, and its events, until it sets `stop`.
  /// Method references have no selector and are passed over.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Performs `action` for this control. Override it to observe or change actions.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the actions that were added for `primaryActionTriggered`. Targets are not called.
  open func performPrimaryAction() { performActions(for: .primaryActionTriggered) }

  /// Performs the actions for any of `controlEvents`.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
}
