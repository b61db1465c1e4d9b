import CoreGraphics

/// What is behind a bar's content: a material, a colour, an image, and a line at one edge.
final class BarBackground: UIView {
  /// Made for bars that let content through; the others pay nothing for it.
  private(set) var material: UIVisualEffectView?
  private let picture = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the upper edge, as that of a toolbar.
  let hasLineAbove: Bool
  /// Made for content that fades; the others pay nothing for it.
  private var fade: EdgeFade?

  init(hasLineAbove: Bool) {
    self.hasLineAbove = hasLineAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [picture, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// `tint` wins over the appearance's colour. Over content, a background of the system's own looks as the edge of
  /// that says; `color` is what content fades into.
  func show(
    _ appearance: UIBarAppearance, tint: UIColor?, at edge: ScrollEdgeLook = .hard,
    over color: UIColor? = nil
  ) {
    let edge = appearance.hasDefaultBackground && tint == nil ? edge : .hard
    if edge != .hard { appearance.configureWithTransparentBackground() }
    showFade(edge == .soft ? color ?? .systemBackground : nil)
    show(appearance.backgroundEffect, under: tint ?? appearance.backgroundColor)
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  private func show(_ effect: UIBlurEffect?, under color: UIColor?) {
    let hidesAll = color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha >= 1 }
    guard let effect, hidesAll != true else {
      material?.removeFromSuperview()
      material = nil
      return backgroundColor = color
    }
    let shown = material ?? makeMaterial()
    (shown.effect, shown.contentView.backgroundColor) = (effect, color)
    backgroundColor = nil
  }

  private func showFade(_ color: UIColor?) {
    guard let color else {
      fade?.removeFromSuperview()
      return fade = nil
    }
    let shown = fade ?? EdgeFade(isUpwards: hasLineAbove)
    fade = shown
    shown.color = color
    if shown.superview !== self { insertSubview(shown, at: 0) }
  }

  private func makeMaterial() -> UIVisualEffectView {
    let made = UIVisualEffectView(effect: nil)
    insertSubview(made, at: 0)
    material = made
    return made
  }

  /// One pixel high, outside the bar as on iOS.
  override func layoutSubviews() {
    super.layoutSubviews()
    material?.frame = bounds
    fade?.frame = bounds
    picture.frame = bounds
    let height = line.image?.size.height ?? 1 / max(window?.screen.scale ?? 1, 1)
    let y = hasLineAbove ? -height : bounds.height
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}
