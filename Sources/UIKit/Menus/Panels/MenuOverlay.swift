import CoreGraphics
import Foundation
import PlatformKit

/// Menus over a window. They take all touches and keys until they are dismissed or an element is
/// chosen that does not keep them open. The first responder stays, so that editing goes on after it.
///
/// A touch or click outside, or Escape, dismisses them. The row under a finger or the pointer is
/// highlighted, and a lift chooses it. The arrow keys move the highlight, Return and Space choose,
/// letters find a title. In wide windows a submenu is beside its menu, in narrow ones in its place.
final class MenuOverlay: UIView {
  /// The innermost menu, without what it waits for.
  var menu: UIMenu { levels.last?.menu ?? UIMenu() }
  /// From the first to the innermost submenu.
  private(set) var levels: [MenuLevel] = []
  /// The bar that the menus belong to; it is over the window while they show.
  private(set) weak var bar: MenuBarView?
  /// Held, to show alternates of commands.
  private var modifierFlags: UIKeyModifierFlags = []
  private var typeAhead = TypeAhead()
  private var aim = SubmenuAim()
  /// Until the pointer has stayed on a row that it crossed.
  private var stay: TimerQueue.QueuedTimer?
  private static let stayTime = 0.3
  private var onEnd: () -> Void = {}
  /// Whether what the menu is about lies at a place, and what a tap there does.
  var isOnPreview: (CGPoint) -> Bool = { _ in false }
  var onPreview: () -> Void = {}
  /// The sender of actions; nil for a context menu.
  private weak var control: UIControl?

  /// Shows a menu with its corner at a point of the window, or as near as it fits. A control is told
  /// which element was chosen.
  static func show(
    _ menu: UIMenu, at place: CGPoint, in window: UIWindow, from control: UIControl? = nil,
    onEnd: @escaping () -> Void
  ) -> MenuOverlay {
    let overlay = cover(window, onEnd: onEnd)
    overlay.control = control
    overlay.open(menu, at: .point(place))
    return overlay
  }

  /// Shows a menu for what is anchored.
  static func show(
    _ menu: UIMenu, at anchor: MenuAnchor, in window: UIWindow, onEnd: @escaping () -> Void
  ) -> MenuOverlay {
    let overlay = cover(window, onEnd: onEnd)
    overlay.open(menu, at: anchor)
    return overlay
  }

  /// Gives a bar the keys. A menu opens when one is asked for.
  static func show(_ bar: MenuBarView, onEnd: @escaping () -> Void) -> MenuOverlay? {
    guard let window = bar.window else { return nil }
    let overlay = cover(window, onEnd: onEnd)
    overlay.bar = bar
    return overlay
  }

  private static func cover(_ window: UIWindow, onEnd: @escaping () -> Void) -> MenuOverlay {
    let overlay = MenuOverlay(frame: window.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.onEnd = onEnd
    overlay.accessibilityViewIsModal = true
    window.addSubview(overlay)
    overlay.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak overlay] in
        overlay?.hover($0.state, at: $0.location(in: overlay))
      })
    return overlay
  }

  /// In the place of the innermost menu.
  func show(_ menu: UIMenu) {
    guard let level = levels.last else { return }
    level.menu = menu
    level.deferred = nil
    showPanel(of: level)
  }

  func dismiss() {
    guard superview != nil else { return }
    stay?.cancel()
    close(above: 0)
    removeFromSuperview()
    onEnd()
  }

  /// Menus in windows of their own would lie over those of others, with the pointer and the keys.
  func focusWasLost() {
    if levels.contains(where: \.isBeyond) { dismiss() }
  }

  /// Menus that nobody can see any more would keep the pointer and the keys.
  func monitorsDidChange(to screens: [PlatformScreen]) {
    if levels.contains(where: { $0.isOff(screens) }) { dismiss() }
  }

  override func accessibilityPerformEscape() -> Bool {
    if bar != nil, !levels.isEmpty { close(above: 0) } else { dismiss() }
    return true
  }

  /// Also what is beyond the borders with a popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || window?.hasPopoverBeyond == true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { press(at: $0.location(in: self)) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { follow($0.location(in: self)) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { lift(at: $0.location(in: self)) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    levels.last?.panel?.highlight(nil)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hold(event)
    presses.first.map(press)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hold(event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    presses.first.map(press)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { close(above: 0) }
  }
}

// MARK: Menus

extension MenuOverlay {
  /// Whether a submenu is beside its menu, and not in its place.
  private var cascades: Bool { traitCollection.horizontalSizeClass == .regular }
  /// Who performs commands: who has the keyboard, else what the menu is of.
  private var start: UIResponder? {
    window?.firstResponder ?? control ?? window?.rootController
  }

  func open(_ menu: UIMenu, at anchor: MenuAnchor) {
    if !cascades { levels.last?.hide() }
    let level = MenuLevel(menu, at: anchor)
    levels.append(level)
    showPanel(of: level)
  }

  /// Closes submenus until so many menus are left.
  func close(above count: Int) {
    while levels.count > count { levels.removeLast().hide() }
    guard let level = levels.last, level.panel == nil else { return }
    showPanel(of: level)
  }

  /// The commands look as those say who would perform them.
  private func showPanel(of level: MenuLevel) {
    let deferred =
      level.deferred
      ?? DeferredElements { [weak self, weak level] in
        guard let self, let level, self.levels.contains(where: { $0 === level }) else { return }
        self.showPanel(of: level)
      }
    level.deferred = deferred
    let shown = deferred.resolve(level.menu)
    let panel = UICommand.validating(shown.shownCommands, from: start) {
      MenuPanel(shown, showsTitle: level.showsTitle)
    }
    panel.show(modifierFlags)
    level.show(panel, in: self)
  }

  /// Commands that show are validated again.
  func revalidate() {
    for level in levels where level.panel != nil { showPanel(of: level) }
  }

  private func enter(_ row: MenuRowView, of level: MenuLevel, highlights: Bool) {
    guard let inner = row.element as? UIMenu, row.canBeChosen else { return }
    open(inner, at: cascades ? .row(level.place(of: row)) : level.anchor)
    if highlights { levels.last?.panel?.moveHighlight(by: 1) }
  }

  private func choose(_ row: MenuRowView, of level: MenuLevel) {
    guard let element = row.element, row.canBeChosen else { return }
    if element is UIMenu { return enter(row, of: level, highlights: true) }
    let start = start
    if !element.keepsMenuOpen { dismiss() }
    control?.menuDidChoose(element)
    element.choose(from: start, sender: control, as: row.alternate)
  }
}

// MARK: Fingers and the pointer, at places in the window

extension MenuOverlay {
  private func level(at place: CGPoint) -> (index: Int, level: MenuLevel)? {
    levels.enumerated().reversed().first { $0.element.contains(place) }
      .map { ($0.offset, $0.element) }
  }

  func hasMenu(at place: CGPoint) -> Bool { level(at: place) != nil }

  func press(at place: CGPoint) {
    stay?.cancel()
    if let index = barIndex(at: place) { return pressTitle(index) }
    if level(at: place) != nil {
      follow(place)
    } else if !isOnPreview(place) {
      dismiss()
    }
  }

  func follow(_ place: CGPoint) {
    guard let (index, level) = level(at: place) else { return followBar(place) }
    let row = level.row(at: place)
    if row !== level.panel?.highlighted, row != nil { close(above: index + 1) }
    level.panel?.highlight(row)
  }

  func lift(at place: CGPoint) {
    follow(place)
    guard let (index, level) = level(at: place) else {
      if isOnPreview(place) { onPreview() }
      return
    }
    guard let row = level.panel?.highlighted else { return }
    let isOpen = index + 1 < levels.count
    if !isOpen { choose(row, of: level) }
  }

  func hover(_ state: UIGestureRecognizer.State, at place: CGPoint) {
    stay?.cancel()
    guard state != .ended else { return }
    let submenu = levels.count > 1 ? levels.last?.frame : nil
    let isAiming = aim.leads(to: submenu, at: place)
    if isAiming, level(at: place)?.index == levels.count - 2,
      let engine = window?.application?.engine
    {
      let time = engine.platform.clock.now() + Self.stayTime
      stay = engine.timers.set(at: time) { [weak self] in self?.followPointer(place) }
    } else {
      followPointer(place)
    }
  }

  private func followPointer(_ place: CGPoint) {
    follow(place)
    guard cascades, let (index, level) = level(at: place), index == levels.count - 1,
      let row = level.row(at: place), row.element is UIMenu
    else { return }
    enter(row, of: level, highlights: false)
  }
}

// MARK: Keys

extension MenuOverlay {
  private func press(_ press: UIPress) {
    stay?.cancel()
    guard let key = press.key else { return }
    guard let level = levels.last, let panel = level.panel else { return pressOnBar(press) }
    let (onward, back): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
    switch key.keyCode {
    case .keyboardDownArrow: panel.moveHighlight(by: 1)
    case .keyboardUpArrow: panel.moveHighlight(by: -1)
    case .keyboardHome: panel.moveHighlight(toEnd: false)
    case .keyboardEnd: panel.moveHighlight(toEnd: true)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      panel.highlighted.map { choose($0, of: level) }
    case onward: goOn(level)
    case back: if levels.count > 1 { close(above: levels.count - 1) } else { moveOnBar(by: -1) }
    default: if typeAhead.take(key, at: press.timestamp) { panel.highlight(typeAhead) }
    }
  }

  private func goOn(_ level: MenuLevel) {
    if let row = level.panel?.highlighted, row.element is UIMenu {
      enter(row, of: level, highlights: true)
    } else {
      moveOnBar(by: 1)
    }
  }

  private func hold(_ event: UIPressesEvent?) {
    guard let held = event?.modifierFlags, held != modifierFlags else { return }
    modifierFlags = held
    for level in levels { level.panel?.show(held) }
  }
}
