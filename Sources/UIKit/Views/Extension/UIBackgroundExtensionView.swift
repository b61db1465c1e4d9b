import CoreGraphics
import QuartzCore

/// Fills its bounds with a view that lies within the safe area: around it, as beneath a sidebar, are reflections of
/// it, blurred. Main thread only.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  private let mirrors = MirrorView()
  private var blurs: [UIVisualEffectView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UIBackgroundExtensionView.self)
  }

  /// What is shown and reflected; nil for nothing.
  @AlwaysObserved open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      contentView.map(mirrors.innermost.addSubview)
      setNeedsLayout()
    }
  }
  /// Whether the content has the frame of the safe area. Else the program places it.
  @AlwaysObserved open var automaticallyPlacesContentView = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    mirrors.fit(bounds)
    guard let contentView, contentView.superview === mirrors.innermost else {
      return showBlurs(around: bounds)
    }
    if automaticallyPlacesContentView {
      let area = safeAreaInsets
      contentView.frame = CGRect(
        x: area.left, y: area.top, width: max(bounds.width - area.left - area.right, 0),
        height: max(bounds.height - area.top - area.bottom, 0))
    } else {
      mirrors.innermost.layoutIfNeeded()
    }
    mirrors.reflect(contentView.frame, in: bounds)
    showBlurs(around: contentView.frame)
  }

  private func prepare() {
    clipsToBounds = true
    addSubview(mirrors)
  }

  /// Over what the content doesn't cover.
  private func showBlurs(around content: CGRect) {
    let (room, middle) = (bounds, content.intersection(bounds))
    let places =
      middle.isNull
      ? []
      : [
        CGRect(x: 0, y: 0, width: room.width, height: middle.minY),
        CGRect(x: 0, y: middle.maxY, width: room.width, height: room.height - middle.maxY),
        CGRect(x: 0, y: middle.minY, width: middle.minX, height: middle.height),
        CGRect(
          x: middle.maxX, y: middle.minY, width: room.width - middle.maxX, height: middle.height),
      ].filter { $0.width > 0.5 && $0.height > 0.5 }
    while blurs.count > places.count { blurs.removeLast().removeFromSuperview() }
    while blurs.count < places.count {
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      blur.isUserInteractionEnabled = false
      addSubview(blur)
      blurs.append(blur)
    }
    for (blur, place) in zip(blurs, places) { blur.frame = place }
  }
}
