import CoreGraphics

/// What picks a colour: a grid, a spectrum or sliders, the opacity, and colours that were kept. A
/// `UIColorPickerViewController` has it in its view; a colour well in a window without a controller, in a panel.
final class ColorPanelContent: UIView {
  private static let (gap, bar): (CGFloat, CGFloat) = (12, 32)

  let modes = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  let grid = ColorGrid()
  let spectrum = ColorSpectrum()
  let sliders = ColorSliders()
  let opacity = GradientSlider()
  let opacityLabel = UILabel()
  let swatches = ColorSwatches()
  /// With whether a finger still moves.
  var onChange: (UIColor, Bool) -> Void = { _, _ in }
  private(set) var color = UIColor.black
  private var isMoving = false

  convenience init(color: UIColor, supportsAlpha: Bool) {
    self.init(frame: .zero)
    prepareParts()
    self.supportsAlpha = supportsAlpha
    show(color)
  }

  var supportsAlpha: Bool {
    get { !opacity.isHidden }
    set {
      (opacity.isHidden, opacityLabel.isHidden) = (!newValue, !newValue)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Calls nobody.
  func show(_ color: UIColor) {
    let parts = ColorComponents(color, traitCollection)
    if !opacity.isTracking { opacity.value = supportsAlpha ? Float(parts.alpha) : 1 }
    self.color = supportsAlpha ? color : color.withAlphaComponent(1)
    if !spectrum.isTracking { spectrum.show(parts) }
    showParts()
  }

  private func showParts() {
    let parts = ColorComponents(color, traitCollection)
    sliders.show(parts)
    var (clear, full) = (parts, parts)
    (clear.alpha, full.alpha) = (0, 1)
    opacity.show(clear, full)
    opacityLabel.text = "\(Int((CGFloat(opacity.value) * 100).rounded()))%"
    swatches.show(color)
  }

  private func prepareParts() {
    modes.selectedSegmentIndex = 0
    modes.addAction(UIAction { [weak self] _ in self?.modeDidChange() }, for: .valueChanged)
    (opacity.value, opacity.accessibilityLabel) = (1, "Opacity")
    (grid.accessibilityLabel, spectrum.accessibilityLabel) = ("Colors", "Spectrum")
    opacityLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    opacityLabel.textAlignment = .right
    follow(opacity) { panel in panel.color }
    follow(grid) { panel in
      panel.grid.picked.map { ColorGrid.color($0.column, $0.row) }
    }
    follow(spectrum) { panel in panel.spectrum.picked.color }
    for slider in sliders.sliders { followEnd(of: slider) }
    sliders.onChange = { [weak self] parts, slider in
      self?.pick(parts.color, Self.isTouched(slider))
    }
    swatches.onChoice = { [weak self] in self?.choose($0) }
    for view in [modes, grid, spectrum, sliders, opacity, opacityLabel, swatches] {
      addSubview(view)
    }
    modeDidChange()
  }

  private func follow(
    _ control: UIControl, _ color: @escaping @MainActor (ColorPanelContent) -> UIColor?
  ) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let new = color(self) else { return }
        pick(new, Self.isTouched(control))
      }, for: .valueChanged)
    followEnd(of: control)
  }

  /// A control that a finger lands on is not tracked yet, but highlighted.
  private static func isTouched(_ control: UIControl?) -> Bool {
    control.map { $0.isTracking || $0.isHighlighted } ?? false
  }

  /// The last colour of a drag is told once more.
  private func followEnd(of control: UIControl) {
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, isMoving else { return }
        isMoving = false
        onChange(color, false)
      }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  /// The opacity is the slider's.
  private func pick(_ new: UIColor, _ isTracking: Bool) {
    isMoving = isTracking
    color = supportsAlpha ? new.withAlphaComponent(CGFloat(opacity.value)) : new
    showParts()
    if !spectrum.isTracking { spectrum.show(ColorComponents(color, traitCollection)) }
    onChange(color, isTracking)
  }

  /// With the opacity of the colour itself.
  func choose(_ new: UIColor) {
    show(new)
    onChange(color, false)
  }

  private func modeDidChange() {
    for (index, view) in [grid, spectrum, sliders].enumerated() {
      view.isHidden = index != modes.selectedSegmentIndex
    }
  }

  override var intrinsicContentSize: CGSize { size(forWidth: grid.intrinsicContentSize.width) }

  func size(forWidth width: CGFloat) -> CGSize {
    let alpha = opacity.isHidden ? 0 : 34 + Self.gap
    return CGSize(
      width: width,
      height: Self.bar + Self.gap + gridHeight(width) + Self.gap + alpha
        + swatches.intrinsicContentSize.height)
  }

  private func gridHeight(_ width: CGFloat) -> CGFloat {
    width / CGFloat(ColorGrid.columns) * CGFloat(ColorGrid.rows)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    modes.frame = CGRect(x: 0, y: 0, width: width, height: Self.bar)
    let area = CGRect(x: 0, y: Self.bar + Self.gap, width: width, height: gridHeight(width))
    for view in [grid, spectrum, sliders] { view.frame = area }
    var y = area.maxY + Self.gap
    if !opacity.isHidden {
      opacity.frame = CGRect(x: 0, y: y, width: width - 60, height: 34)
      opacityLabel.frame = CGRect(x: width - 52, y: y, width: 52, height: 34)
      y += 34 + Self.gap
    }
    swatches.frame = CGRect(
      x: 0, y: y, width: width, height: swatches.intrinsicContentSize.height)
  }
}
