import UIKit

/// A box that shows a mode, above its name.
class ModeCell: UICollectionViewCell {
  static let captionHeight: CGFloat = 24

  private(set) var content: UIView?
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.font = .systemFont(ofSize: 12, weight: .medium)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ name: String, _ new: UIView) {
    caption.text = name
    accessibilityLabel = name
    guard new !== content else { return }
    content?.removeFromSuperview()
    content = new
    contentView.addSubview(new)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (caption, box) = contentView.bounds.divided(
      atDistance: Self.captionHeight, from: .maxYEdge)
    self.caption.frame = caption
    content?.frame = box
  }
}
