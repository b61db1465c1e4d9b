import CoreGraphics
import Foundation

extension UIPageViewController {
  var isSeen: Bool { scroll.window?.showsOnScreen ?? false }

  /// A run for each page; the last one ends the others.
  func start(
    _ turn: PageTurn, place: CGFloat, _ interaction: UIPercentDrivenInteractiveTransition? = nil,
    _ animator: (Bool) -> (any UIViewControllerAnimatedTransitioning)?
  ) {
    state.turn = turn
    if turn.isByUser {
      delegate?.pageViewController(self, willTransitionTo: turn.to)
      for page in turn.to { addChild(page) }
    }
    let count = max(turn.from.count, turn.to.count)
    turn.runs = (0..<count).map { index in
      let isMain = index == count - 1
      let run = TransitionRun(
        participants(turn, index), order: .leavingFirst, animator: animator(isMain),
        interaction: isMain ? interaction : nil)
      prepare(run, turn, index, place)
      return run
    }
    turn.main?.onEnd = { [weak self] completed in
      for run in turn.runs.dropLast() { run.complete(completed) }
      self?.finish(turn, completed)
    }
    ensureRareData.transitionCoordinator = turn.main
    for run in turn.runs { run.begin() }
  }

  private func participants(_ turn: PageTurn, _ index: Int) -> TransitionParticipants {
    var participants = TransitionParticipants(
      from: index < turn.from.count ? turn.from[index] : nil,
      to: index < turn.to.count ? turn.to[index] : nil, container: scroll)
    (participants.movesFrom, participants.movesTo) = (isSeen, isSeen)
    participants.place = frame(of: index, at: 0)
    return participants
  }

  private func prepare(_ run: TransitionRun, _ turn: PageTurn, _ index: Int, _ place: CGFloat) {
    let (going, coming) = (run.participants.from, run.participants.to)
    run.onArrange = { [weak self] in
      guard let self, let coming else { return }
      UIView.performWithoutAnimation {
        coming.view.frame = self.frame(of: index, at: place)
        self.scroll.addSubview(coming.view)
        coming.view.layoutIfNeeded()
      }
    }
    run.onLeave = { isComplete in
      (isComplete ? going : coming)?.viewIfLoaded?.removeFromSuperview()
    }
  }

  func end(_ turn: PageTurn, completed: Bool) { turn.main?.complete(completed) }

  func finishTurn() {
    guard let turn = state.turn else { return }
    if turn.main?.animator is FollowingTransition {
      end(turn, completed: false)
    } else {
      turn.main?.finishAtOnce()
    }
    if isViewLoaded { placePages() }
  }

  private func finish(_ turn: PageTurn, _ completed: Bool) {
    if state.turn === turn { state.turn = nil }
    if rareData?.transitionCoordinator === turn.main { rareData?.transitionCoordinator = nil }
    if turn.isByUser { finishByUser(turn, completed) }
    if completed { state.neighbors = nil }
    if !(turn.main?.animator is FollowingTransition) { placePages() }
    turn.completion?(completed && !turn.isInterrupted)
  }

  private func finishByUser(_ turn: PageTurn, _ completed: Bool) {
    if completed {
      state.pages = turn.to
      moveDot(forward: turn.isForward)
      for page in turn.to { page.didMove(toParent: self) }
    }
    for page in completed ? turn.from : turn.to {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.from,
      transitionCompleted: completed)
  }
}

extension UIPageViewController {
  /// Pages slide, or fade where they would curl.
  func slide(_ turn: PageTurn) -> any UIViewControllerAnimatedTransitioning {
    AnimatorTransition(duration: Self.duration) { [weak self] _ in
      let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
      self?.addMotion(of: turn, to: animator)
      return animator
    }
  }

  private func addMotion(of turn: PageTurn, to animator: UIViewPropertyAnimator) {
    guard transitionStyle == .scroll else { return addFade(of: turn, to: animator) }
    let way: CGFloat = turn.isForward ? 1 : -1
    UIView.performWithoutAnimation {
      for (index, page) in turn.to.enumerated() { page.view.frame = frame(of: index, at: way) }
    }
    animator.addAnimations { [self] in
      for (index, page) in turn.to.enumerated() { page.view.frame = frame(of: index, at: 0) }
      for (index, page) in turn.from.enumerated() {
        page.view.frame = frame(of: index, at: -way)
      }
    }
  }

  private func addFade(of turn: PageTurn, to animator: UIViewPropertyAnimator) {
    UIView.performWithoutAnimation { for page in turn.to { page.view.alpha = 0 } }
    animator.addAnimations { for page in turn.to { page.view.alpha = 1 } }
    animator.addCompletion { _ in for page in turn.to { page.view.alpha = 1 } }
  }
}
