extension UIApplication {
  /// Called once a turn, when all that happened to the windows in it is known: focus that moves from
  /// one of our windows to another deactivates nobody.
  func updateState() {
    activation.isConcealed =
      !windows.isEmpty && windows.allSatisfy { $0.presence?.isConcealed ?? false }
    for step in activation.steps(from: applicationState) { take(step) }
  }

  private func take(_ step: ActivationState.Step) {
    switch step {
    case .willResignActive:
      delegate?.applicationWillResignActive(self)
      post(UIApplication.willResignActiveNotification)
      applicationState = .inactive
    case .enterBackground:
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      post(UIApplication.didEnterBackgroundNotification)
    case .enterForeground:
      applicationState = .inactive
      delegate?.applicationWillEnterForeground(self)
      post(UIApplication.willEnterForegroundNotification)
    case .becomeActive:
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      post(UIApplication.didBecomeActiveNotification)
    }
  }
}
