/// What a button with a configuration has besides the others: views and the configuration itself.
@MainActor
final class ConfiguredButton {
  var configuration: UIButton.Configuration
  /// With the colours of the state.
  var shown: UIButton.Configuration
  var needsUpdate = true
  let background = BackgroundView()
  let subtitle = UILabel()
  /// Arrows up and down, of a button that opens a menu.
  let mark = UIImageView()
  private(set) var spinner: UIActivityIndicatorView?

  init(_ configuration: UIButton.Configuration) {
    (self.configuration, shown) = (configuration, configuration)
  }

  /// Makes the wheel when it is first shown.
  func spin(_ isSpinning: Bool, color: UIColor, in button: UIButton) {
    guard isSpinning else {
      spinner?.stopAnimating()
      return
    }
    let spinner = self.spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner.superview == nil { button.addSubview(spinner) }
    self.spinner = spinner
    spinner.color = color
    if !spinner.isAnimating { spinner.startAnimating() }
  }

  func leave() {
    for view in [background, subtitle, mark, spinner] as [UIView?] { view?.removeFromSuperview() }
  }
}
