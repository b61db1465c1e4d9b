import CoreGraphics

/// A program: its icon with its name beneath.
final class ActivityIcon: ActivityControl {
  static let (width, height): (CGFloat, CGFloat) = (76, 104)
  private static let size: CGFloat = 60

  private let plate = UIView()

  override init(_ activity: UIActivity) {
    super.init(activity)
    label.font = .systemFont(ofSize: 11)
    label.numberOfLines = 2
    label.textAlignment = .center
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 14
    plate.layer.cornerCurve = .continuous
    plate.clipsToBounds = true
    insertSubview(plate, at: 0)
    showIcon()
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Programs' icons fill their place; symbols lie on a plate, and so does the letter of a program without
  /// an icon.
  private func showIcon() {
    if picture.image == nil {
      let letter = UILabel()
      letter.text = activity.activityTitle?.prefix(1).uppercased()
      letter.font = .systemFont(ofSize: 28, weight: .medium)
      letter.textColor = .white
      letter.textAlignment = .center
      letter.frame = CGRect(x: 0, y: 0, width: Self.size, height: Self.size)
      plate.backgroundColor = .systemGray
      plate.addSubview(letter)
    } else if picture.image?.isSymbolImage == true {
      plate.backgroundColor = .systemBlue
      picture.tintColor = .white
      picture.contentMode = .center
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
    } else {
      picture.contentMode = .scaleAspectFit
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [plate, picture] { view.alpha = isHighlighted ? 0.5 : isHovered ? 0.8 : 1 }
  }
  override func hoverDidChange() { stateDidChange() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let icon = CGRect(x: (bounds.width - Self.size) / 2, y: 0, width: Self.size, height: Self.size)
    for view in [plate, picture, spinner] { view.frame = icon }
    let text = label.sizeThatFits(CGSize(width: bounds.width - 4, height: 100))
    label.frame = CGRect(
      x: 2, y: icon.maxY + 6, width: bounds.width - 4, height: min(text.height, 36))
  }
}
