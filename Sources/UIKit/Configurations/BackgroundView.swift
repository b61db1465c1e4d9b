import CoreGraphics
import QuartzCore

/// Shows a background configuration behind what it is placed in.
final class BackgroundView: UIView {
  private let fill = UIImageView()
  private let stroke = UIView()
  private var effect: UIVisualEffectView?
  private var configuration = UIBackgroundConfiguration()
  private var radius: CGFloat = 0
  /// In the place of the configuration's corners.
  private var ownCorners: (corners: CACornerMask, radius: CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    fill.clipsToBounds = true
    for part in [fill, stroke] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// Shows a configuration behind all else in a view, with the background that it has or a new one, which is
  /// returned. Nil takes the background away.
  static func show(
    _ configuration: UIBackgroundConfiguration?, color: UIColor?, with background: BackgroundView?,
    in view: UIView
  ) -> BackgroundView? {
    guard let configuration else {
      background?.removeFromSuperview()
      return nil
    }
    let background = background ?? BackgroundView(frame: view.bounds)
    if background.superview == nil { view.insertSubview(background, at: 0) }
    background.show(configuration, color: color, radius: configuration.cornerRadius)
    return background
  }

  /// A radius of infinity is half the height.
  func show(_ configuration: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat) {
    if self.configuration.customView !== configuration.customView {
      self.configuration.customView?.removeFromSuperview()
      configuration.customView.map { insertSubview($0, aboveSubview: fill) }
    }
    (self.configuration, self.radius) = (configuration, radius)
    showEffect()
    fill.setBackgroundColor(color.map { configuration.backgroundColorTransformer?($0) ?? $0 })
    fill.image = configuration.image
    fill.contentMode = configuration.imageContentMode
    let color = configuration.resolvedStrokeColor(for: tintColor)
    stroke.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth <= 0
    setNeedsLayout()
  }

  private func showEffect() {
    guard let wanted = configuration.visualEffect else {
      effect?.removeFromSuperview()
      return effect = nil
    }
    let shown = effect ?? UIVisualEffectView(effect: wanted)
    shown.effect = wanted
    shown.clipsToBounds = true
    if effect == nil { insertSubview(shown, at: 0) }
    effect = shown
  }

  /// Rounds some corners only; with no radius, those that the configuration says.
  func roundCorners(_ corners: CACornerMask, radius: CGFloat?) {
    ownCorners = radius.map { (corners, $0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.inset(by: insets)
    fill.frame = place
    configuration.customView?.frame = place
    let limit = min(place.width, place.height) / 2
    let radius = min(max(ownCorners?.radius ?? radius, 0), limit)
    effect?.frame = place
    for part in [fill, effect].compactMap(\.self) {
      part.layer.cornerRadius = radius
      part.layer.maskedCorners = ownCorners?.corners ?? .all
    }
    let outset = configuration.strokeOutset
    stroke.frame = place.insetBy(dx: -outset, dy: -outset)
    stroke.layer.cornerRadius = max(0, radius + outset)
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.absolute(effectiveUserInterfaceLayoutDirection)
  }
}
