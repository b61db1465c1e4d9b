/// The application state that the windows imply, and the steps that lead to it.
struct ActivationState {
  enum Step: Equatable { case willResignActive, enterBackground, enterForeground, becomeActive }

  /// Another program's window has the focus.
  var hasLostFocus = false
  /// The user took every window off the screen.
  var isConcealed = false

  var wanted: UIApplication.State {
    isConcealed ? .background : hasLostFocus ? .inactive : .active
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
