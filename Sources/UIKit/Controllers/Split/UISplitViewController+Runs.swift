import CoreGraphics
import Foundation

// Every change of what shows is a run for each column that comes or goes.

extension UISplitViewController {
  /// In seconds.
  private static let duration = 0.35

  func change(to mode: DisplayMode, animated: Bool) {
    let (old, new) = (currentLayout, layout(for: mode))
    if old.mode != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    let coming = new.shown.filter { !old.shown.contains($0) && state.hosts[$0] != nil }
    let going = old.shown.filter { !new.shown.contains($0) && state.hosts[$0] != nil }
    for column in coming { delegate?.splitViewController(self, willShow: column) }
    for column in going { delegate?.splitViewController(self, willHide: column) }
    let formerSides = state.formerSides
    (state.mode, state.behavior) = (mode, currentBehavior)
    state.showsInspector = new.showsInspector
    var moves: [(from: Column?, to: Column?)] = []
    for column in coming { moves.append((nil, column)) }
    for column in going { moves.append((column, nil)) }
    let count = moves.count
    let runs = moves.enumerated().map { index, move -> TransitionRun in
      let animator: any UIViewControllerAnimatedTransitioning =
        index == count - 1 ? slide() : FollowingTransition(duration: Self.duration)
      return makeRun(move, old, animated ? animator : nil)
    }
    start(runs, animated: animated) { [self] completed in
      if !completed {
        state.mode = old.mode
        state.wantedSides = formerSides
        (state.showsInspector, state.wantsInspector) = (old.showsInspector, old.showsInspector)
      }
      parts.stack(currentLayout)
      parts.place(currentLayout)
      updateModeButton()
      if completed { tellSeen(coming, going) }
    }
  }

  func tellSeen(_ coming: [Column], _ going: [Column]) {
    for column in coming { delegate?.splitViewController(self, didShow: column) }
    for column in going { delegate?.splitViewController(self, didHide: column) }
  }

  func finishRun() {
    guard let run = state.run else { return }
    run.finishAtOnce()
    if state.run === run { state.run = nil }
  }

  var isSeen: Bool { viewIfLoaded?.window?.showsOnScreen ?? false }

  /// The last run moves all; the others end with it.
  private func start(
    _ runs: [TransitionRun], animated: Bool, _ finish: @escaping (Bool) -> Void
  ) {
    guard let main = runs.last else { return finish(true) }
    state.run = main
    ensureRareData.transitionCoordinator = main
    let others = runs.dropLast()
    main.onEnd = { [self] completed in
      for run in others { run.complete(completed) }
      if state.run === main { state.run = nil }
      if rareData?.transitionCoordinator === main { rareData?.transitionCoordinator = nil }
      state.swipe = nil
      finish(completed)
    }
    for run in others { run.begin() }
    main.begin()
    if !animated { main.complete(true) }
  }

  private func makeRun(
    _ move: (from: Column?, to: Column?), _ old: SplitLayout,
    _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionRun {
    let (going, coming) = (
      move.from.flatMap { state.hosts[$0] }, move.to.flatMap { state.hosts[$0] }
    )
    // Those in the columns are told; what they are in follows their views.
    var participants = TransitionParticipants(
      from: going.map(leaf), to: coming.map(leaf), container: view)
    (participants.movesFrom, participants.movesTo) = (isSeen, isSeen)
    if let to = move.to { participants.place = currentLayout.frame(of: to) }
    let run = TransitionRun(
      participants, order: .comingFirst, animator: animator,
      interaction: animator is AnimatorTransition ? state.swipe : nil)
    run.onArrange = { [self] in
      guard let to = move.to, let coming else { return }
      UIView.performWithoutAnimation {
        put(coming, old.frame(of: to))
        parts.stack(old)
        coming.view.layoutIfNeeded()
      }
    }
    run.onLeave = { isComplete in
      (isComplete ? going : coming)?.removeFromPlace()
    }
    return run
  }

  private func slide() -> any UIViewControllerAnimatedTransitioning {
    AnimatorTransition(duration: Self.duration) { [weak self] _ in
      let animator = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 1)
      animator.addAnimations {
        guard let self else { return }
        self.parts.place(self.currentLayout)
        self.view.layoutIfNeeded()
      }
      return animator
    }
  }
}
