import CoreGraphics

/// The head of a sheet of services: a preview, a title, what it is, and a button that closes the sheet.
final class ActivityHeader: UIView {
  static let height: CGFloat = 72
  private static let (inset, gap, button): (CGFloat, CGFloat, CGFloat) = (16, 12, 30)

  private let preview = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  let closeButton = UIButton(type: .close)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: ActivityPreview) {
    (titleLabel.text, detailLabel.text) = (content.title, content.detail)
    preview.image = content.image ?? UIImage(systemName: content.symbol)
    preview.contentMode = content.image == nil ? .center : .scaleAspectFill
    preview.backgroundColor = content.image == nil ? .tertiarySystemFill : nil
    setNeedsLayout()
  }

  private func prepareParts() {
    preview.layer.cornerRadius = 8
    preview.layer.cornerCurve = .continuous
    preview.clipsToBounds = true
    preview.tintColor = .secondaryLabel
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 13)
    detailLabel.textColor = .secondaryLabel
    titleLabel.accessibilityTraits = .header
    closeButton.accessibilityLabel = "Close"
    line.backgroundColor = .separator
    for view in [preview, titleLabel, detailLabel, closeButton, line] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, inset) = (ActivityPreview.size, Self.inset)
    func place(_ view: UIView, _ rect: CGRect) { view.frame = mirrored(rect) }
    let middle = Self.height / 2
    place(preview, CGRect(x: inset, y: middle - size / 2, width: size, height: size))
    let left = inset + size + Self.gap
    let right = bounds.width - inset - Self.button
    let width = max(0, right - Self.gap - left)
    let top = (detailLabel.text ?? "").isEmpty ? middle - 10 : middle - 20
    place(titleLabel, CGRect(x: left, y: top, width: width, height: 20))
    place(detailLabel, CGRect(x: left, y: middle + 1, width: width, height: 18))
    place(
      closeButton,
      CGRect(x: right, y: middle - Self.button / 2, width: Self.button, height: Self.button))
    line.frame = CGRect(x: 0, y: Self.height - 0.5, width: bounds.width, height: 0.5)
  }
}
