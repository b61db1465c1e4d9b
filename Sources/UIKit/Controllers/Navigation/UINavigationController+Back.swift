import CoreGraphics
import Foundation

extension UINavigationController {
  /// Builds the view's parts; returns what drags go back with, from the edge and from elsewhere.
  func prepareView() -> (UIScreenEdgePanGestureRecognizer, UIPanGestureRecognizer) {
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [container, navigationBar, toolbar] as [UIView] { view.addSubview(part) }
    let swipe = BackSwipe { [weak self] in self?.follow($0) }
    swipe.owner = self
    view.addGestureRecognizer(swipe)
    let contentSwipe = ContentSwipe.make(self) { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(contentSwipe)
    let click = UITapGestureRecognizer { [weak self] _ in self?.clickBack() }
    click.buttonMaskRequired = .button(8)
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    view.addGestureRecognizer(click)
    attachHiding(to: view)
    update(animated: false)
    return (swipe, contentSwipe)
  }

  /// As recorded on iOS: a second controller, a back button that shows, and no left item in its place.
  var canGoBack: Bool {
    guard stack.count > 1, let item = topViewController?.navigationItem else { return false }
    return !item.hidesBackButton
      && (item.leadingItems.isEmpty || item.leftItemsSupplementBackButton)
  }

  var backCommands: [UIKeyCommand] {
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrow = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    return [
      UIKeyCommand(input: arrow, modifierFlags: .alternate, action: UINavigationController.goBack),
      UIKeyCommand(input: "[", modifierFlags: .command, action: UINavigationController.goBack),
    ]
  }

  private func goBack() { navigationBar.goBack() }

  /// The back button of a mouse.
  private func clickBack() { if canGoBack { goBack() } }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginSwipe()
    case .changed: state.swipe?.update(share(of: pan.translation(in: view).x))
    case .ended:
      let share = share(of: pan.translation(in: view).x)
      let speed = self.share(of: pan.velocity(in: view).x)
      // Where it would be a third of a second later.
      if share + speed / 3 > 0.5 { state.swipe?.finish() } else { state.swipe?.cancel() }
    case .cancelled, .failed: state.swipe?.cancel()
    case .possible: break
    }
  }

  func beginSwipe() {
    guard canGoBack else { return }
    let swipe = UIPercentDrivenInteractiveTransition()
    state.swipe = swipe
    popViewController(animated: true)
    if state.run?.interaction !== swipe { state.swipe = nil }
  }

  /// Of the width, towards the trailing side.
  private func share(of distance: CGFloat) -> CGFloat {
    guard view.bounds.width > 0 else { return 0 }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return distance / view.bounds.width * (isMirrored ? -1 : 1)
  }
}

/// Begins at the leading edge while there is something to go back to.
private final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  weak var owner: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let owner, owner.canGoBack else { return state = .failed }
    let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
