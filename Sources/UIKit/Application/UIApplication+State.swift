extension UIApplication {
  /// Called once a turn, after all window events: when focus moves between two of our windows, the
  /// application must not resign active.
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
