import QuartzCore

/// A colour that fades out towards the content of a scroll view.
final class EdgeFade: UIView {
  /// How much of the colour there is at the window's edge, and half-way. Our choice: Apple's was not measured.
  private static let opacities: [CGFloat] = [0.96, 0.8, 0]

  private let isUpwards: Bool
  /// What is behind the content.
  var color = UIColor.systemBackground { didSet { if color != oldValue { showColor() } } }

  /// With `isUpwards`, the colour is at the lower edge.
  init(isUpwards: Bool) {
    self.isUpwards = isUpwards
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() {
    guard let gradient = layer as? CAGradientLayer else { return }
    let shown = color.resolvedColor(with: traitCollection)
    let colors = Self.opacities.map { shown.withAlphaComponent($0).cgColor }
    gradient.colors = isUpwards ? colors.reversed() : colors
  }
}
