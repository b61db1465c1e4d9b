import Foundation

/// The contents of a button for each state.
struct ButtonStateContent {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var shadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  /// Whether the image is grey since the button was disabled.
  var hasGreyImage = false
}
