/// The contents of a button for each state.
struct ButtonStateContent {
  var titles: [UIControl.State: String] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  /// The value for `state`, or for the normal state if there is none.
  static func look<Look>(_ looks: [UIControl.State: Look], in state: UIControl.State) -> Look? {
    looks[state] ?? looks[.normal]
  }
}
