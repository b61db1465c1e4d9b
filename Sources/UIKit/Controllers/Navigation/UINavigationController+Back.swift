import CoreGraphics
import Foundation

extension UINavigationController {
  /// Builds the view's parts; returns what drags go back with, from the edge and from elsewhere.
  func prepareView() -> (UIScreenEdgePanGestureRecognizer, UIPanGestureRecognizer) {
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in [container, navigationBar, toolbar] as [UIView] { view.addSubview(part) }
    let swipe = BackSwipe { [weak self] in self?.follow($0) }
    (swipe.owner, swipe.rules.owner, swipe.delegate) = (self, self, swipe.rules)
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
  var canGoBack: Bool { stack.count > 1 && topViewController?.hasWayBack == true }

  /// A push or a pop that runs, and that a finger may take over.
  var runToCatch: TransitionRun? {
    guard let run = state.run, run.isCatchable else { return nil }
    let (from, to) = (run.participants.from, run.participants.to)
    if state.isPop { return from?.hasWayBack == true ? run : nil }
    return canGoBack && to === stack.last && from === stack[stack.count - 2] ? run : nil
  }

  /// As on iOS, not while the bar is hidden. Keys and the mouse's button go back then, too.
  var canSwipe: Bool { !isNavigationBarHidden && (canGoBack || runToCatch != nil) }

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
    let way = share(of: pan.translation(in: view).x)
    switch pan.state {
    case .began: beginSwipe(at: way)
    case .changed: state.swipe?.update(way)
    case .ended: state.swipe?.end(at: way, speed: share(of: pan.velocity(in: view).x))
    case .cancelled, .failed: state.swipe?.cancel()
    case .possible: break
    }
  }

  /// Takes over what runs, or goes back.
  func beginSwipe(at way: CGFloat = 0) {
    if let run = runToCatch {
      state.swipe = NavigationSwipe(catching: run, isBack: state.isPop, at: way)
      return
    }
    guard stack.count > 1 else { return }
    let swipe = NavigationSwipe()
    state.swipe = swipe
    popViewController(animated: true)
    if state.run?.interaction !== swipe.interaction { state.swipe = nil }
  }

  /// Of the width, towards the trailing side.
  private func share(of distance: CGFloat) -> CGFloat {
    guard view.bounds.width > 0 else { return 0 }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return distance / view.bounds.width * (isMirrored ? -1 : 1)
  }
}

extension UIViewController {
  /// Whether its item has a back button.
  fileprivate var hasWayBack: Bool {
    !navigationItem.hidesBackButton
      && (navigationItem.leadingItems.isEmpty || navigationItem.leftItemsSupplementBackButton)
  }
}

/// Begins at the leading edge while there is something to go back to.
private final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  weak var owner: UINavigationController?
  let rules = BackSwipeRules()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let owner, owner.stack.count > 1 || owner.runToCatch != nil else {
      return state = .failed
    }
    let isMirrored = owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}

/// The delegate of the swipe until a program sets another one, so that pages without a back button can be left by
/// it too.
private final class BackSwipeRules: NSObject, UIGestureRecognizerDelegate {
  weak var owner: UINavigationController?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { owner?.canSwipe == true }
}
