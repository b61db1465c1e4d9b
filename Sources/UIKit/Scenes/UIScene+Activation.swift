extension UIScene {
  /// The steps from its state to the one that its windows and the keyboard focus imply.
  func pendingSteps(hasFocus: Bool) -> [Activation.Step] {
    Activation(hasLostFocus: !hasFocus, isMinimized: isMinimized)
      .steps(from: activationState.ofApplication)
  }

  /// The steps that take it off the screen.
  var stepsToBackground: [Activation.Step] {
    Activation(isMinimized: true).steps(from: activationState.ofApplication)
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
