import CoreGraphics
import Foundation

extension UIPageViewController {
  /// In seconds.
  static let duration = 0.4

  // MARK: The program's

  func setPages(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    requireCount(pages.count)
    state.turn?.isInterrupted = true
    finishTurn()
    let former = state.pages
    guard !former.elementsEqual(pages, by: { $0 === $1 }) else {
      completion?(true)
      return
    }
    let turn = PageTurn(
      from: former, to: pages, isForward: direction == .forward, isByUser: false)
    turn.completion = completion
    exchangeChildren(turn)
    state.pages = pages
    askForDots()
    state.dot = dots.currentPage
    forgetNeighbors()
    guard isViewLoaded else {
      completion?(true)
      return
    }
    let moves = animated && !former.isEmpty && isSeen && UIView.areAnimationsEnabled
    start(turn, place: 0) { isMain in
      guard moves else { return nil }
      return isMain ? self.slide(turn) : FollowingTransition(duration: Self.duration)
    }
    if !moves { end(turn, completed: true) }
  }

  private func requireCount(_ count: Int) {
    let required = spineLocation == .mid ? 2 : 1
    let fits = count == required || (isDoubleSided && count == 2)
    precondition(
      fits,
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
  }

  private func exchangeChildren(_ turn: PageTurn) {
    for page in turn.from where !turn.to.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
    }
    for page in turn.to where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    for page in turn.from where !turn.to.contains(where: { $0 === page }) {
      if !isViewLoaded { page.viewIfLoaded?.removeFromSuperview() }
      page.removeFromParent()
    }
  }

  // MARK: The user's, with an animation of ours

  /// By keys, dots, and what turns pages that don't scroll.
  func turn(forward: Bool, _ interaction: UIPercentDrivenInteractiveTransition? = nil) {
    guard state.turn == nil, !state.pages.isEmpty else { return }
    askForNeighbors()
    let pages = (forward ? state.neighbors?.after : state.neighbors?.before) ?? []
    guard !pages.isEmpty else { return }
    let turn = PageTurn(from: state.pages, to: pages, isForward: forward)
    start(turn, place: 0, interaction) { isMain in
      isMain ? self.slide(turn) : FollowingTransition(duration: Self.duration)
    }
  }

  var turnCommands: [UIKeyCommand] {
    let keys: (back: String, on: String) =
      isHorizontal
      ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
      : (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (back, on) = isMirrored && isHorizontal ? (keys.on, keys.back) : keys
    return [
      UIKeyCommand(input: back, modifierFlags: [], action: UIPageViewController.turnBack),
      UIKeyCommand(input: on, modifierFlags: [], action: UIPageViewController.turnOn),
    ]
  }

  private func turnBack() { turn(forward: false) }
  private func turnOn() { turn(forward: true) }
}
