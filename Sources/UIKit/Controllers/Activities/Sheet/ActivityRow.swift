import CoreGraphics

/// An action: its title, and its symbol at the trailing side.
final class ActivityRow: ActivityControl {
  static let height: CGFloat = 52
  private static let (inset, size): (CGFloat, CGFloat) = (16, 24)

  let line = UIView()

  override init(_ activity: UIActivity) {
    super.init(activity)
    label.font = .systemFont(ofSize: 17)
    picture.image = picture.image?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .label
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    let color: UIColor = .secondarySystemGroupedBackground
    backgroundColor =
      isHighlighted ? .systemGray4 : isHovered ? .tertiarySystemGroupedBackground : color
  }
  override func hoverDidChange() { stateDidChange() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (inset, size) = (Self.inset, Self.size)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let symbol = CGRect(
      x: isMirrored ? inset : bounds.width - inset - size, y: (bounds.height - size) / 2,
      width: size, height: size)
    picture.frame = symbol
    spinner.frame = symbol
    let start = isMirrored ? symbol.maxX + inset : inset
    label.frame = CGRect(
      x: start, y: 0, width: max(0, bounds.width - 3 * inset - size), height: bounds.height)
    line.frame = CGRect(
      x: isMirrored ? 0 : inset, y: bounds.height - 0.5, width: bounds.width - inset, height: 0.5)
  }
}
