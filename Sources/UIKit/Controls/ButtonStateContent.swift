/// What a button shows in each state.
struct ButtonStateContent {
  var titles: [UIControl.State: String] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]

  /// What is set for `state`, else for the normal state.
  static func look<Look>(_ looks: [UIControl.State: Look], in state: UIControl.State) -> Look? {
    looks[state] ?? looks[.normal]
  }
}
