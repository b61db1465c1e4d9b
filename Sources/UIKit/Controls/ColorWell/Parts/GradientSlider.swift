import CoreGraphics
import QuartzCore

/// A slider whose track shows what its values stand for.
final class GradientSlider: UISlider {
  private static let track: CGFloat = 12

  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareTrack()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareTrack()
  }

  private func prepareTrack() {
    (minimumTrackTintColor, maximumTrackTintColor) = (.clear, .clear)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.cornerRadius = Self.track / 2
    gradient.masksToBounds = true
    gradient.borderWidth = 0.5
    layer.insertSublayer(gradient, at: 0)
  }

  /// From the least value to the greatest.
  func show(_ first: ColorComponents, _ last: ColorComponents) {
    CATransaction.withoutActions {
      gradient.colors = [first.color.cgColor, last.color.cgColor]
      gradient.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      gradient.frame = CGRect(
        x: 0, y: (bounds.height - Self.track) / 2, width: bounds.width, height: Self.track)
    }
  }
}
