extension UIScene {
  /// The steps from its state to the one that its windows and the keyboard focus imply.
  func pendingSteps(hasFocus: Bool) -> [Activation.Step] {
    Activation(hasLostFocus: !hasFocus, isMinimized: isMinimized)
      .steps(from: activationState.ofApplication)
  }

  /// Takes the steps to where it is off the screen.
  func goToBackground() {
    let steps = Activation(isMinimized: true).steps(from: activationState.ofApplication)
    for step in steps { take(step) }
  }

  func take(_ step: Activation.Step) {
    switch step {
    case .willResignActive:
      delegate?.sceneWillResignActive(self)
      post(UIScene.willDeactivateNotification)
      activationState = .foregroundInactive
    case .enterBackground:
      activationState = .background
      delegate?.sceneDidEnterBackground(self)
      post(UIScene.didEnterBackgroundNotification)
      application?.engine.documents.autosave()
      keepRestorationActivity()
    case .enterForeground:
      activationState = .foregroundInactive
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
    case .becomeActive:
      activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
      post(UIScene.didActivateNotification)
    }
  }

  func keepRestorationActivity() {
    guard let delegate else { return }
    session.stateRestorationActivity = delegate.stateRestorationActivity(for: self)
  }
}

extension UIScene.ActivationState {
  fileprivate var ofApplication: UIApplication.State {
    switch self {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }
}
