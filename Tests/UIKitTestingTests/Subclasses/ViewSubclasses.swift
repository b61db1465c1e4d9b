// As on iOS: each class is subclassed and everything that may be overridden is. What compiles here
// compiles in programs. The tests are in SubclassTests.

import UIKit

class EveryView: UIView {
  var calls: [String] = []

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var layer: CAGradientLayer { super.layer as! CAGradientLayer }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }

  override var frame: CGRect { didSet { calls.append("frame") } }
  override var bounds: CGRect { didSet { calls.append("bounds") } }
  override var center: CGPoint { didSet { calls.append("center") } }
  override var transform: CGAffineTransform { didSet { calls.append("transform") } }
  override var transform3D: CATransform3D { didSet { calls.append("transform3D") } }
  override var contentMode: UIView.ContentMode { didSet { calls.append("contentMode") } }
  override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
  override var tintColor: UIColor! { didSet { calls.append("tintColor") } }
  override var alpha: CGFloat { didSet { calls.append("alpha") } }
  override var isHidden: Bool { didSet { calls.append("isHidden") } }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var clipsToBounds: Bool { didSet { calls.append("clipsToBounds") } }
  override var isUserInteractionEnabled: Bool { didSet { calls.append("interaction") } }
  override var tag: Int { didSet { calls.append("tag") } }
  override var autoresizingMask: UIView.AutoresizingMask { didSet { calls.append("mask") } }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { calls.append("style") }
  }

  override var window: UIWindow? { super.window }
  override var next: UIResponder? { super.next }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { true }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var canBecomeFocused: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  override func willMove(toSuperview newSuperview: UIView?) { calls.append("willMoveToSuperview") }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    calls.append("didMoveToWindow")
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }

  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  override func sizeToFit() { super.sizeToFit() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func draw(_ rect: CGRect) { calls.append("draw") }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    super.action(for: layer, forKey: event)
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    calls.append("tintColorDidChange")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  override func addInteraction(_ interaction: any UIInteraction) {
    super.addInteraction(interaction)
  }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// The events of a responder, and the commands.
class EveryResponder: UIView {
  var calls: [String] = []

  convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { calls.append("shake") }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func remoteControlReceived(with event: UIEvent?) {}
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") || super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func copy(_ sender: Any?) { calls.append("copy") }
  override func selectAll(_ sender: Any?) { calls.append("selectAll") }
  override func accessibilityPerformEscape() -> Bool { false }
}
