extension UIApplication {
  /// Called once a turn, after all window events: when focus moves between two of our windows, the
  /// application must not resign active.
  func updateState() {
    activation.isMinimized = !presences.isEmpty && presences.allSatisfy(\.isMinimized)
    if isSettled { return }
    let ofScenes = scenes.map { ($0, $0.pendingSteps(hasFocus: hasFocus($0))) }
    let own = activation.steps(from: applicationState)
    for step in Activation.Step.allCases {
      for (scene, steps) in ofScenes where steps.contains(step) { scene.take(step) }
      if own.contains(step) { take(step) }
    }
  }

  /// Asked at every turn, so it allocates nothing.
  private var isSettled: Bool {
    activation.wanted == applicationState
      && scenes.allSatisfy { $0.pendingSteps(hasFocus: hasFocus($0)).isEmpty }
  }

  /// With scenes, their delegates are called instead of the application's.
  private func take(_ step: Activation.Step) {
    let delegate = usesScenes ? nil : delegate
    switch step {
    case .willResignActive:
      delegate?.applicationWillResignActive(self)
      post(UIApplication.willResignActiveNotification)
      applicationState = .inactive
    case .enterBackground:
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      post(UIApplication.didEnterBackgroundNotification)
      engine.documents.autosave()
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
