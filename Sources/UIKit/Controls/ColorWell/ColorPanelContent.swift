import CoreGraphics

/// What a colour well's panel shows: the colours, and a slider for the opacity.
final class ColorPanelContent: UIView {
  private static let gap: CGFloat = 12

  let grid = ColorGrid()
  let opacity = UISlider()
  var onChange: (UIColor) -> Void = { _ in }
  private var color = UIColor.black

  convenience init(color: UIColor, supportsAlpha: Bool) {
    self.init(frame: .zero)
    self.color = color
    opacity.isHidden = !supportsAlpha
    opacity.value = Float(color.resolvedColor(with: traitCollection).cgColor.alpha)
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(UIAction { [weak self] _ in self?.colorDidChange() }, for: .valueChanged)
    grid.accessibilityLabel = "Colours"
    grid.addAction(
      UIAction { [weak self] _ in
        guard let self, let picked = grid.picked else { return }
        self.color = ColorGrid.color(picked.column, picked.row)
        colorDidChange()
      }, for: .valueChanged)
    for view in [grid, opacity] { addSubview(view) }
  }

  private func colorDidChange() {
    onChange(opacity.isHidden ? color : color.withAlphaComponent(CGFloat(opacity.value)))
  }

  override var intrinsicContentSize: CGSize {
    let grid = grid.intrinsicContentSize
    let more = opacity.isHidden ? 0 : Self.gap + opacity.intrinsicContentSize.height
    return CGSize(width: grid.width, height: grid.height + more)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = CGRect(origin: .zero, size: grid.intrinsicContentSize)
    opacity.frame = CGRect(
      x: 0, y: grid.frame.maxY + Self.gap, width: bounds.width,
      height: opacity.intrinsicContentSize.height)
  }
}
