import CoreGraphics
import Foundation

/// A menu over a window. It takes all touches and keys until it is dismissed or an element is
/// chosen that does not keep it open. The first responder stays, so that editing goes on after it.
///
/// A touch or click outside, or Escape, dismisses it. The row under a finger or the pointer is
/// highlighted, and a lift chooses it. The arrow keys move the highlight, Return and Space choose,
/// the right arrow opens a submenu and the left arrow goes back.
final class MenuOverlay: UIView {
  private static let margin: CGFloat = 8

  /// What is shown, without what it waits for.
  private(set) var menu = UIMenu()
  private var panel: MenuPanel?
  /// New for each menu that is opened.
  private lazy var deferred = makeDeferred()
  /// Held, to show alternates of commands.
  private var modifierFlags: UIKeyModifierFlags = []
  /// The outer menus of the current submenu, outermost first.
  private var path: [UIMenu] = []
  private var place = CGPoint.zero
  private var onEnd: () -> Void = {}
  /// The sender of actions; nil for a context menu.
  private weak var control: UIControl?

  /// Shows a menu with its corner at a point of the window, or as near as it fits. A control is told
  /// which element was chosen.
  static func show(
    _ menu: UIMenu, at place: CGPoint, in window: UIWindow, from control: UIControl? = nil,
    onEnd: @escaping () -> Void
  ) -> MenuOverlay {
    let overlay = MenuOverlay(frame: window.bounds)
    overlay.control = control
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.place = place
    overlay.onEnd = onEnd
    overlay.accessibilityViewIsModal = true
    window.addSubview(overlay)
    overlay.addGestureRecognizer(UIHoverGestureRecognizer { [weak overlay] in overlay?.hover($0) })
    overlay.show(menu)
    return overlay
  }

  func show(_ menu: UIMenu) {
    self.menu = menu
    deferred = makeDeferred()
    showPanel()
  }

  /// The commands look as those say who would perform them.
  private func showPanel() {
    let shown = deferred.resolve(menu)
    let panel = UICommand.validating(shown.shownCommands, from: start) { MenuPanel(shown) }
    self.panel?.removeFromSuperview()
    panel.show(modifierFlags)
    panel.frame.origin = CGPoint(
      x: fit(place.x, panel.bounds.width, bounds.width),
      y: fit(place.y, panel.bounds.height, bounds.height))
    addSubview(panel)
    self.panel = panel
  }

  func dismiss() {
    guard superview != nil else { return }
    removeFromSuperview()
    onEnd()
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let panel else { return }
    if panel.frame.contains(touch.location(in: self)) { follow(touch) } else { dismiss() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { follow($0) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { follow($0) }
    panel?.highlighted.map { choose($0) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    panel?.highlight(nil)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hold(event)
    presses.first?.key.map { press($0) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hold(event) }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    presses.first?.key.map { press($0) }
  }
}

extension MenuOverlay {
  /// As near to `start` as possible with a margin on both sides. Keeps the near margin if there is
  /// not enough room.
  private func fit(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
    max(Self.margin, min(start, room - length - Self.margin))
  }

  private func follow(_ touch: UITouch) {
    guard let panel else { return }
    panel.highlight(panel.row(at: touch.location(in: panel)))
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    guard let panel, recognizer.state != .ended else { return }
    panel.highlight(panel.row(at: recognizer.location(in: panel)))
  }

  private func press(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardDownArrow: panel?.moveHighlight(by: 1)
    case .keyboardUpArrow: panel?.moveHighlight(by: -1)
    case .keyboardReturnOrEnter, .keyboardSpacebar: panel?.highlighted.map { choose($0) }
    case .keyboardRightArrow: panel?.highlighted?.element.map { enter($0 as? UIMenu) }
    case .keyboardLeftArrow: closeSubmenu()
    default: break
    }
  }

  /// Who performs commands.
  private var start: UIResponder? { window?.firstResponder ?? window?.rootController }

  private func makeDeferred() -> DeferredElements {
    DeferredElements { [weak self] in if self?.superview != nil { self?.showPanel() } }
  }

  private func hold(_ event: UIPressesEvent?) {
    guard let held = event?.modifierFlags, held != modifierFlags else { return }
    modifierFlags = held
    panel?.show(held)
  }

  private func choose(_ row: MenuRowView) {
    guard let element = row.element, row.canBeChosen else { return }
    if let menu = element as? UIMenu { return enter(menu) }
    let start = start
    if !element.keepsMenuOpen { dismiss() }
    control?.menuDidChoose(element)
    element.choose(from: start, sender: control, as: row.alternate)
  }

  private func enter(_ inner: UIMenu?) {
    guard let inner else { return }
    path.append(menu)
    show(inner)
    panel?.moveHighlight(by: 1)
  }

  private func closeSubmenu() {
    guard let outer = path.popLast() else { return }
    show(outer)
  }
}
