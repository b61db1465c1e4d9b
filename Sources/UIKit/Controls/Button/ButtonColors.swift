import CoreGraphics

/// The colours of a configured button in a state.
@MainActor
struct ButtonColors {
  /// Parts of the usual opacity: of a tinted background, under a finger, and under the pointer.
  private static let (tinted, pressed, hovered): (CGFloat, CGFloat, CGFloat) = (0.18, 0.75, 0.9)

  private(set) var foreground: UIColor
  /// Nil for none.
  private(set) var background: UIColor?

  init(_ configuration: UIButton.Configuration, in button: UIButton) {
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    let style = isSelected ? configuration.style.selected : configuration.style
    let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .tintColor
    foreground = configuration.baseForegroundColor ?? Self.foreground(style, tint)
    background = Self.background(style, configuration.baseBackgroundColor, tint)
    adapt(to: button, style)
  }

  private static func foreground(_ style: ButtonStyle, _ tint: UIColor) -> UIColor {
    switch style {
    case .plain, .gray, .tinted: tint
    case .filled: .white
    case .glass: .label
    }
  }

  private static func background(
    _ style: ButtonStyle, _ base: UIColor?, _ tint: UIColor
  ) -> UIColor? {
    switch style {
    case .plain: base
    case .gray, .glass: base ?? .tertiarySystemFill
    case .tinted: (base ?? tint).faded(by: Self.tinted)
    case .filled: base ?? tint
    }
  }

  private mutating func adapt(to button: UIButton, _ style: ButtonStyle) {
    if !button.isEnabled {
      foreground = .tertiaryLabel
      background = background.map { _ in .tertiarySystemFill }
    } else if button.isHighlighted {
      foreground = foreground.faded(by: Self.pressed)
      background = background?.faded(by: Self.pressed)
    } else if button.isHovered {
      background = background?.faded(by: Self.hovered) ?? .quaternarySystemFill
    }
  }
}

extension UIColor {
  /// The colour with a part of its own opacity.
  func faded(by part: CGFloat) -> UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
}
