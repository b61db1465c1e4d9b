import CoreGraphics

/// What is behind a bar's content: a colour, an image, and a line at one edge.
final class BarBackground: UIView {
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the upper edge, as that of a toolbar.
  private let hasLineAbove: Bool

  init(hasLineAbove: Bool) {
    self.hasLineAbove = hasLineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [picture, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// `tint` wins over the appearance's colour.
  func show(_ appearance: UIBarAppearance, tint: UIColor?) {
    backgroundColor = tint ?? appearance.backgroundColor ?? appearance.backgroundEffect?.color
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// One pixel high, outside the bar as on iOS.
  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / max(window?.screen.scale ?? 1, 1)
    let y = hasLineAbove ? -height : bounds.height
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}
