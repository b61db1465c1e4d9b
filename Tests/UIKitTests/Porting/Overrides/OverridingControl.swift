import UIKit

// What programs override in controls, as Apple's SDK declares it. Not @testable, which would let tests override
// what is closed to programs.

@MainActor
final class OverridingControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    super.effectiveContentHorizontalAlignment
  }
  override var state: UIControl.State { super.state }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
  { super.removeTarget(target, action: action, for: controlEvents) }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {}
  override func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) { super.enumerateEventHandlers(iterator) }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  { nil }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override var isContextMenuInteractionEnabled: Bool { didSet {} }
  override var showsMenuAsPrimaryAction: Bool { didSet {} }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }
  override var toolTip: String? { didSet {} }
  override var toolTipInteraction: UIToolTipInteraction? { super.toolTipInteraction }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
