// Appearance callbacks. A controller appears when its view moves into a visible window or its
// window is shown. `viewDidAppear` waits for the commit that shows the view.

extension UIViewController {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }

  func endTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
      parentMove = nil
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
      parentMove = nil
    case .appeared, .disappeared: break
    }
  }

  func viewWillMove(to window: UIWindow?) {
    finishChildTransition()
    guard followsTree else { return }
    if let window, window.showsOnScreen {
      beginTransition(true, animated: false)
    } else {
      beginTransition(false, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    guard followsTree else { return }
    if appearance == .appearing { becomeSeen() }
    if appearance == .disappearing { endTransition() }
  }

  private func becomeSeen() {
    viewIsAppearing(false)
    let application = viewIfLoaded?.window?.application ?? UIApplication.running
    application?.afterCommit.append { [weak self] in
      if self?.appearance == .appearing { self?.endTransition() }
    }
  }

  /// False while a presentation or a transition between children moves its view.
  private var followsTree: Bool {
    if isExchanged { return false }
    if presentedBy != nil { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
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
