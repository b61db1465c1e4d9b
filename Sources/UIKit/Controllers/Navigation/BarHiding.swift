import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller as the user swipes, taps or types, where the program
/// wants that.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// In points, how far a swipe goes.
  private static let travel: CGFloat = 40

  private(set) lazy var pan = UIPanGestureRecognizer { [weak self] _ in self?.follow() }
  private(set) lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.toggle() }
  private weak var owner: UINavigationController?
  private var observers: [NotificationObserver] = []
  private var isCompact: Bool?
  /// Whether the toolbar was hidden with the bar.
  private var hidToolbar = false
  /// Whether the keyboard has hidden the bar.
  private var isForKeyboard = false

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init()
    pan.allowedScrollTypesMask = .all
    pan.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
    for gesture in [pan, tap] as [UIGestureRecognizer] { gesture.delegate = self }
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardChanges(shows: true) }
    observe(UIResponder.keyboardWillHideNotification) { $0.keyboardChanges(shows: false) }
    update()
  }

  /// After what the program wants, or the height of the window, has changed.
  func update() {
    guard let owner else { return }
    pan.isEnabled = owner.hidesBarsOnSwipe
    let isCompact = owner.traitCollection.verticalSizeClass == .compact
    tap.isEnabled = owner.hidesBarsOnTap || owner.hidesBarsWhenVerticallyCompact && isCompact
    guard owner.hidesBarsWhenVerticallyCompact, isCompact != self.isCompact else { return }
    let isFirst = self.isCompact == nil
    self.isCompact = isCompact
    if isCompact || !isFirst { hide(isCompact, animated: false) }
  }

  func hide(_ hidden: Bool, animated: Bool = true) {
    guard let owner, owner.isNavigationBarHidden != hidden else { return }
    if hidden { hidToolbar = !owner.isToolbarHidden }
    owner.setNavigationBarHidden(hidden, animated: animated)
    if hidToolbar { owner.setToolbarHidden(hidden, animated: animated) }
  }

  private func follow() {
    guard let owner, pan.state == .changed else { return }
    let distance = pan.translation(in: owner.view).y
    guard abs(distance) >= Self.travel else { return }
    hide(distance < 0)
    pan.setTranslation(.zero, in: owner.view)
  }

  private func toggle() { if let owner { hide(!owner.isNavigationBarHidden) } }

  private func keyboardChanges(shows: Bool) {
    guard let owner, owner.hidesBarsWhenKeyboardAppears, owner.viewIfLoaded?.window != nil else {
      return
    }
    if shows, !owner.isNavigationBarHidden {
      isForKeyboard = true
      hide(true)
    } else if !shows, isForKeyboard {
      isForKeyboard = false
      hide(false)
    }
  }

  private func observe(_ name: NSNotification.Name, _ act: @escaping @MainActor (BarHiding) -> Void)
  {
    observers.append(NotificationObserver(name) { [weak self] in self.map(act) })
  }

  // MARK: What the recognizers ask

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: owner?.view)
    return abs(velocity.y) >= abs(velocity.x)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan }
  /// Taps on controls are not meant for the bars.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === pan
      || !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
  }
}
