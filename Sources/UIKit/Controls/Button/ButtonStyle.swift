import CoreGraphics

/// What a configuration's colours follow from.
enum ButtonStyle {
  case plain, gray, tinted, filled, glass

  /// Of a size, around the content: above and below, and at the sides. Medium is measured on iOS 26.
  static func insets(
    _ size: UIButton.Configuration.Size
  ) -> (vertical: CGFloat, horizontal: CGFloat) {
    switch size {
    case .mini: (3, 8)
    case .small: (5, 10)
    case .medium: (7, 12)
    case .large: (15, 20)
    }
  }

  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    switch size {
    case .mini: .footnote
    case .small: .subheadline
    case .medium, .large: .body
    }
  }

  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .mini ? .caption2 : .caption1
  }

  /// Which style selection turns it into.
  var selected: ButtonStyle {
    switch self {
    case .plain: .tinted
    case .gray, .tinted, .glass, .filled: .filled
    }
  }
}

extension UIBackgroundConfiguration {
  init(radius: CGFloat) {
    self.init()
    cornerRadius = radius
  }
}
