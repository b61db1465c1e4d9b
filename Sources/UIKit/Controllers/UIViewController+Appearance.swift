// Appearance callbacks. A controller appears when its view moves into a visible window or its
// window is shown. `viewDidAppear` waits for the commit that shows the view. A transition of a
// container tells the children that are seen with it too.

extension UIViewController {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      hasToldSeen = false
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    for child in childrenInView {
      child.followsParent = true
      child.beginTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearance {
    case .appearing:
      if viewIfLoaded?.window != nil { tellSeen() }
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
      parentMove = nil
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
      parentMove = nil
    case .appeared, .disappeared: break
    }
    for child in childrenInPlace where child.followsParent {
      child.endParentsTransition(isSeen: child.isInView(of: self))
    }
  }

  /// Its view is in the window, and those of the children that come with it.
  func tellSeen(withChildren: Bool = true) {
    guard appearance == .appearing, !hasToldSeen else { return }
    hasToldSeen = true
    viewIsAppearing(isTransitionAnimated)
    guard withChildren else { return }
    for child in childrenInPlace where child.followsParent && child.viewIfLoaded?.window != nil {
      child.tellSeen()
    }
  }

  func viewWillMove(to window: UIWindow?) {
    finishChildTransition()
    guard !followsParent, followsTree else { return }
    guard let window, window.showsOnScreen else {
      return beginTransition(false, animated: false)
    }
    guard let parent, parent.appearance == .appearing else {
      return beginTransition(true, animated: false)
    }
    followsParent = true
    beginTransition(true, animated: parent.isTransitionAnimated)
  }

  func viewDidMoveToWindow() {
    if followsParent { return moveWithParent() }
    if isForwardedByHand, viewIfLoaded?.window != nil { tellSeen() }
    guard followsTree else { return }
    if appearance == .appearing { becomeSeen() }
    if appearance == .disappearing { endTransition() }
  }

  private func becomeSeen() {
    tellSeen(withChildren: false)
    let application = viewIfLoaded?.window?.application ?? UIApplication.running
    application?.afterCommit.append { [weak self] in
      if self?.appearance == .appearing { self?.endTransition() }
    }
  }

  /// Whether a transition is taking its view away.
  var isTakenAway: Bool { isExchanged && appearance == .disappearing }

  /// Whether its container tells it what it chooses.
  private var isForwardedByHand: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods == false && !isExchanged
      && presentedBy == nil
  }

  /// False while a presentation or a transition between children moves its view.
  private var followsTree: Bool {
    if isExchanged { return false }
    if presentedBy != nil { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

// MARK: Transitions of containers

extension UIViewController {
  /// Those that a transition of this container tells. Others take part in one of their own.
  private var childrenInView: [UIViewController] {
    guard !children.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childrenInPlace.filter { !$0.isExchanged && $0.isInView(of: self) }
  }

  private func isInView(of container: UIViewController) -> Bool {
    guard let own = viewIfLoaded, let view = container.viewIfLoaded else { return false }
    return own !== view && own.isDescendant(of: view)
  }

  private func moveWithParent() {
    guard let container = containerInPlace, isInView(of: container) else {
      return endParentsTransition(isSeen: false)
    }
    if container.hasToldSeen, viewIfLoaded?.window != nil { tellSeen(withChildren: false) }
  }

  /// It no longer takes part in the transition of its container: that is over, or the view has left
  /// the container meanwhile.
  func endParentsTransition(isSeen: Bool) {
    guard followsParent else { return }
    followsParent = false
    if !isSeen {
      beginTransition(false, animated: false)
    } else if viewIfLoaded?.window != nil {
      tellSeen()
    }
    endTransition()
  }
}

extension UIViewController {
  /// Called when the window is shown or hidden. Parents are told before children.
  func windowDidShow() {
    if presentation?.hasTakenPresenterAway != true {
      beginTransition(true, animated: false)
      if appearance == .appearing { becomeSeen() }
    }
    for child in shownChildren { child.windowDidShow() }
    for shown in presentedInPlace { shown.windowDidShow() }
  }

  func windowWillHide() {
    presentation?.finishTransition()
    finishChildTransition()
    beginTransition(false, animated: false)
    for child in shownChildren { child.windowWillHide() }
    if appearance == .disappearing { endTransition() }
    for shown in presentedInPlace { shown.windowWillHide() }
  }

  /// What it presents, and what children present that have been taken away for it.
  private var presentedInPlace: [UIViewController] {
    let hidden = children.filter { $0.presentation?.hasTakenPresenterAway == true }
    return ([self] + hidden).compactMap { $0.presentation?.presented }
  }

  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.window != nil }
  }
}
