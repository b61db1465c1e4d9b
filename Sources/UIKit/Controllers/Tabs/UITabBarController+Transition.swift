import CoreGraphics
import Foundation

extension UITabBarController {
  /// Shows the controller of the selected tab. What runs is ended at once, and what is asked for in callbacks
  /// waits until they are over.
  func update() {
    guard isViewLoaded else { return }
    guard !state.isTelling else { return state.hasWaiting = true }
    state.run?.finishAtOnce()
    guard state.shown !== wanted else {
      finishMoves()
      return barDidChange()
    }
    restoreBar(animated: false)
    for controller in [state.shown, wanted] { controller?.finishPresentationInPlace() }
    // What they are told then may have selected another one.
    if state.shown !== wanted { start(wanted) }
  }

  private var wanted: UIViewController? {
    if state.isInMore { return adoptedMore }
    return state.current.flatMap(controller)
  }

  private func start(_ new: UIViewController?) {
    state.isTelling = true
    let old = state.shown
    let formerTab = state.current
    new?.loadViewIfNeeded()
    state.shown = new
    let run = makeRun(from: old, to: new)
    state.run = run
    ensureRareData.transitionCoordinator = run
    run.onArrange = { [self] in
      let view = new.map(place)
      if let view, !run.isAnimated { container.addSubview(view) }
      _ = run.animate { [weak self] _ in self?.layoutBars() }
    }
    run.onLeave = { [self] completed in
      state.isTelling = true
      if !completed { restore(old, formerTab) }
      let gone = (completed ? old : new)?.viewInPlace
      if gone?.superview === container { gone?.removeFromSuperview() }
    }
    run.onEnd = { [self] _ in finish(run) }
    run.begin()
    if !run.isAnimated { run.complete(true) }
    if presentedBy != nil { contentSizeDidChange() }
    if run.state != .over { doWhatWaits() }
  }

  /// Nobody is told that it appears while the tab bar controller itself does not.
  private func makeRun(from old: UIViewController?, to new: UIViewController?) -> TransitionRun {
    let isSeen = container.window?.showsOnScreen ?? false
    var participants = TransitionParticipants(from: old, to: new, container: container)
    // What is in the More controller by now goes with that.
    let isHere = old?.viewInPlace?.superview === container
    (participants.movesFrom, participants.movesTo) = (isSeen && isHere, isSeen)
    participants.place = new.map(contentFrame) ?? .zero
    guard isSeen, UIView.areAnimationsEnabled, let old, let new,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return TransitionRun(participants, order: .alternating) }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    return TransitionRun(
      participants, order: .alternating, animator: animator, interaction: interaction)
  }

  /// After a change that was given up. A tab that was selected meanwhile stays selected.
  private func restore(_ shown: UIViewController?, _ tab: UITab?) {
    state.shown = shown
    guard state.current === tab else { return }
    let former = model.first { tab in
      tab.shownTab.loaded === shown
        || (tab as? UITabGroup)?.managingNavigationController.map { $0 === shown } == true
    }
    (state.current, state.isInMore) = (former, shown.map(isMore) ?? false)
    showSelection()
  }

  private func finish(_ run: TransitionRun) {
    if state.run === run { state.run = nil }
    if rareData?.transitionCoordinator === run { rareData?.transitionCoordinator = nil }
    finishMoves()
    doWhatWaits()
    barDidChange()
  }

  private func doWhatWaits() {
    state.isTelling = false
    guard state.hasWaiting else { return }
    state.hasWaiting = false
    update()
  }

  /// Ends the containment of those whose tabs are gone.
  private func finishMoves() {
    let kept = model.flatMap(\.all)
    let navigations = kept.compactMap { ($0 as? UITabGroup)?.managingNavigationController }
    for child in children {
      let stays =
        child === state.shown || kept.contains { $0.loaded === child }
        || navigations.contains(where: { $0 === child }) || isMore(child)
      if stays || child === state.run?.participants.from { continue }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.barInsets = .zero
      child.rareData?.bars?.tab = nil
      child.removeFromParent()
    }
  }

  /// The view where it belongs, with the safe area that the bar leaves.
  func place(_ controller: UIViewController) -> UIView {
    controller.loadViewIfNeeded()
    guard let view = controller.viewInPlace else { return UIView() }
    for shown in controller.shownInPlace { shown.barInsets = contentInsets(for: controller) }
    view.changingPlace { view.frame = contentFrame(for: controller) }
    return view
  }
}
