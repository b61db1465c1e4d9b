/// The state of an application or a scene that its windows imply, and the steps that lead to it.
struct Activation {
  /// In the order in which those of several scenes are taken.
  enum Step: CaseIterable { case willResignActive, enterBackground, enterForeground, becomeActive }

  /// Another window has the focus.
  var hasLostFocus = false
  /// The user took every window of it off the screen.
  var isMinimized = false

  var wanted: UIApplication.State {
    isMinimized ? .background : hasLostFocus ? .inactive : .active
  }

  /// In order. The way between active and background passes through inactive.
  func steps(from state: UIApplication.State) -> [Step] {
    switch (state, wanted) {
    case (.active, .inactive): [.willResignActive]
    case (.active, .background): [.willResignActive, .enterBackground]
    case (.inactive, .active): [.becomeActive]
    case (.inactive, .background): [.enterBackground]
    case (.background, .inactive): [.enterForeground]
    case (.background, .active): [.enterForeground, .becomeActive]
    case (.active, .active), (.inactive, .inactive), (.background, .background): []
    }
  }
}
