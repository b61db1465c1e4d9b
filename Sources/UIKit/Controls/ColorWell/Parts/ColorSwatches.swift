import CoreGraphics

/// The colour that is picked, and colours that were kept.
final class ColorSwatches: UIView {
  private static let (preview, size, gap): (CGFloat, CGFloat, CGFloat) = (68, 30, 8)
  private static let most = 9
  /// As long as the program runs.
  private static var kept: [UIColor] = [
    .black, .systemBlue, .systemGreen, .systemYellow, .systemRed,
  ]

  let preview = UIView()
  let addButton = UIButton(configuration: .gray())
  private(set) var buttons: [SwatchButton] = []
  private var color = UIColor.black
  var onChoice: (UIColor) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    preview.layer.cornerRadius = 12
    preview.layer.cornerCurve = .continuous
    preview.layer.borderWidth = 0.5
    addButton.configuration?.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    addButton.configuration?.cornerStyle = .capsule
    addButton.configuration?.contentInsets = .zero
    addButton.accessibilityLabel = "Add Color"
    addButton.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
    for view in [preview, addButton] { addSubview(view) }
    makeButtons()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 288, height: Self.preview) }

  func show(_ color: UIColor) {
    self.color = color
    preview.backgroundColor = color
    preview.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// Adds the colour; the oldest goes where there is no room.
  private func keep() {
    Self.kept.removeAll { $0 == color }
    Self.kept = Array((Self.kept + [color]).suffix(Self.most))
    makeButtons()
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = Self.kept.map { color in
      let button = SwatchButton(color)
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice(color) }, for: .touchUpInside)
      return button
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    preview.frame = CGRect(x: 0, y: 0, width: Self.preview, height: Self.preview)
    let left = Self.preview + 2 * Self.gap
    let column = max(Self.size, (bounds.width - left - Self.size) / 4)
    for (index, button) in (buttons + [addButton]).enumerated() {
      button.frame = CGRect(
        x: left + CGFloat(index % 5) * column, y: CGFloat(index / 5) * (Self.size + Self.gap),
        width: Self.size, height: Self.size)
    }
  }
}

/// A colour that was kept.
final class SwatchButton: UIControl {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 15
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = color.accessibilityName
    followPointer()
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : isHovered ? 0.8 : 1
  }
  override func hoverDidChange() { stateDidChange() }
}
