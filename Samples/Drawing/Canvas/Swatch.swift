import UIKit

extension UIButton {
  /// A disc of a colour, with a ring around it while it is selected.
  static func swatch(
    _ name: String, _ color: UIColor, onChoice: @escaping () -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 3, bottom: 4, trailing: 3)
    configuration.automaticallyUpdateForSelection = false
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in onChoice() })
    button.configurationUpdateHandler = { button in
      button.configuration?.image = .swatch(color, isSelected: button.isSelected)
    }
    button.accessibilityLabel = name
    return button
  }
}

extension UIImage {
  static func swatch(_ color: UIColor, isSelected: Bool) -> UIImage {
    let place = CGRect(x: 0, y: 0, width: 30, height: 30)
    return UIGraphicsImageRenderer(bounds: place).image { _ in
      UIColor.systemGray.setStroke()
      let disc = UIBezierPath(ovalIn: place.insetBy(dx: 4, dy: 4))
      color.setFill()
      disc.fill()
      disc.stroke()
      guard isSelected else { return }
      let ring = UIBezierPath(ovalIn: place.insetBy(dx: 1, dy: 1))
      ring.lineWidth = 2
      ring.stroke()
    }.withRenderingMode(.alwaysOriginal)
  }

  /// In the colour of what shows it.
  static func dot(_ width: CGFloat) -> UIImage {
    let place = CGRect(x: 0, y: 0, width: width, height: width)
    return UIGraphicsImageRenderer(bounds: place).image { _ in
      UIBezierPath(ovalIn: place).fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
