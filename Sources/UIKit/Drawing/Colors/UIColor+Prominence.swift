import CoreGraphics

extension UIColor {
  /// How much a colour stands out.
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary

    /// The opacities of the four colours of labels.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The colour, more transparent where it is less prominent. A dynamic colour stays dynamic.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * prominence.opacity)
    }
  }
}
