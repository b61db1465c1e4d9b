import CoreGraphics
import Diagnostics
import Foundation

extension UISearchController {
  private static let duration = 0.25

  /// For `present(_:animated:)`. A search bar that is nowhere comes with the search, over the nearest
  /// controller that defines a context.
  func present(over source: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard !state.isActive else {
      return Log.application.write(
        "Attempt to present \(self) on \(source) which is already presenting \(self).")
    }
    if state.item == nil, searchBar.superview == nil { state.host = source.contextForPresenting }
    (state.isAnimated, state.completion) = (animated, completion)
    activate()
    if !state.isActive { (state.host, state.completion, state.isAnimated) = (nil, nil, true) }
  }

  /// For `dismiss(animated:)`.
  func end(animated: Bool, _ completion: (() -> Void)?) {
    state.run?.finishAtOnce()
    (state.isAnimated, state.completion) = (animated, completion)
    deactivate()
  }

  private func callCompletion(isOver: Bool) {
    let completion = state.completion
    (state.completion, state.isAnimated) = (nil, true)
    if isOver, state.host != nil {
      searchBar.removeFromSuperview()
      state.host = nil
    }
    completion?()
  }

  func activate() {
    guard !state.isActive else { return }
    guard let page = searchedController, page.viewIfLoaded?.window != nil else {
      return Log.application.write(
        "a search controller without a controller in a window shows nothing")
    }
    state.run?.finishAtOnce()
    state.isActive = true
    state.page = page
    if let delegate {
      delegate.presentSearchController(self)
      if !state.isPresented { update() }
    } else {
      presentItself()
    }
  }

  /// As recorded on iOS: the delegate, the updater with an empty text, and the delegate at the end.
  func presentItself() {
    guard state.isActive, !state.isPresented, let page = state.page else { return }
    state.isPresented = true
    delegate?.willPresentSearchController(self)
    update()
    page.addChild(self)
    var participants = TransitionParticipants(from: page, to: self, container: page.view)
    (participants.movesFrom, participants.style) = (false, .custom)
    participants.place = page.view.bounds
    let run = start(participants, fadesIn: true)
    run.onArrange = { [self] in
      page.view.addSubview(view)
      if state.host != nil { view.addSubview(searchBar) }
      placeView()
      showContent()
      changeBars(beside: run)
      // What is typed from now on is for the search.
      searchBar.becomeFirstResponder()
    }
    run.onEnd = { [self] _ in
      end(run)
      didMove(toParent: page)
      if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
      delegate?.didPresentSearchController(self)
      callCompletion(isOver: false)
    }
    go(run)
  }

  /// The text is emptied before the updater is told.
  func deactivate() {
    guard state.isActive else { return }
    state.run?.finishAtOnce()
    guard state.isActive else { return }
    let wasPresented = state.isPresented
    (state.isActive, state.isPresented) = (false, false)
    if wasPresented { delegate?.willDismissSearchController(self) }
    searchBar.text = ""
    searchBar.resignFirstResponder()
    update()
    guard wasPresented, let page = state.page else {
      showParts(animated: false)
      return callCompletion(isOver: true)
    }
    var participants = TransitionParticipants(from: self, to: page, container: page.view)
    (participants.movesTo, participants.style) = (false, .custom)
    participants.isDismissal = true
    let run = start(participants, fadesIn: false)
    run.onArrange = { [self] in
      willMove(toParent: nil)
      changeBars(beside: run)
    }
    run.onLeave = { [self] _ in view.removeFromSuperview() }
    run.onEnd = { [self] _ in
      removeFromParent()
      end(run)
      showContent()
      delegate?.didDismissSearchController(self)
      callCompletion(isOver: true)
    }
    go(run)
  }

  private func start(_ participants: TransitionParticipants, fadesIn: Bool) -> TransitionRun {
    let isSeen = participants.container.window?.showsOnScreen ?? false
    guard isSeen, state.isAnimated, UIView.areAnimationsEnabled else {
      return TransitionRun(participants, order: .comingFirst)
    }
    let fade = AnimatorTransition(duration: Self.duration) { [weak self] _ in
      self?.view.alpha = fadesIn ? 0 : 1
      let animator = UIViewPropertyAnimator(
        duration: Self.duration,
        timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
      animator.addAnimations { self?.view.alpha = fadesIn ? 1 : 0 }
      animator.addCompletion { _ in self?.view.alpha = 1 }
      return animator
    }
    return TransitionRun(participants, order: .comingFirst, animator: fade)
  }

  private func go(_ run: TransitionRun) {
    state.run = run
    ensureRareData.transitionCoordinator = run
    run.begin()
    if !run.isAnimated { run.complete(true) }
  }

  private func end(_ run: TransitionRun) {
    if state.run === run { state.run = nil }
    if rareData?.transitionCoordinator === run { rareData?.transitionCoordinator = nil }
  }

  private func changeBars(beside run: TransitionRun) {
    let navigation = state.item?.bar?.navigation
    _ = run.animate { [weak self, weak navigation] _ in
      self?.showParts(animated: false)
      self?.searchBar.layoutIfNeeded()
      self?.state.item?.bar?.searchDidChange()
      navigation?.followContent()
      navigation?.layoutBars()
      navigation?.navigationBar.layoutIfNeeded()
    }
  }

  /// The controller whose navigation item has the search, else the one around the search bar.
  private var searchedController: UIViewController? {
    if let item = state.item {
      return item.bar?.navigation?.stack.first { $0.navigationItem === item }
    }
    if let host = state.host { return host }
    return sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
