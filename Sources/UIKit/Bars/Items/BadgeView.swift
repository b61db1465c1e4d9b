import CoreGraphics
import Foundation

/// A short text on a round ground, or a dot.
final class BadgeView: UIView {
  private static let (height, dot): (CGFloat, CGFloat) = (18, 10)
  private let label = UILabel()
  private var isDot = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// White on red, unless they say otherwise; a dot without a text.
  func show(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any], on color: UIColor?
  ) {
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    isDot = text == nil
    label.attributedText = NSAttributedString(
      string: text ?? "", attributes: usual.merging(attributes) { $1 })
    backgroundColor = color ?? .systemRed
    layer.cornerRadius = (isDot ? Self.dot : Self.height) / 2
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isDot { return CGSize(width: Self.dot, height: Self.dot) }
    let text = label.intrinsicContentSize.width.rounded(.up)
    return CGSize(width: min(max(text + 10, Self.height), 60), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
