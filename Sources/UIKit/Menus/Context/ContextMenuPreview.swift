import CoreGraphics
import QuartzCore

/// What a context menu is about, lifted over the dimmed window: a picture of a view, or a controller's view.
final class ContextMenuPreview: UIView {
  private static let cornerRadius: CGFloat = 26
  private static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  private let dimming = UIView()
  let card: UIView
  /// Has the controller's view.
  private let holder = UIView()
  private(set) var shownController: UIViewController?
  /// Where it comes from, in the window.
  private let source: CGRect
  /// Where it is, as far as the menu leaves it there.
  let natural: CGRect

  /// Nil without anything to show.
  init?(
    _ target: UITargetedPreview?, _ controller: UIViewController?, at place: CGPoint,
    in window: UIWindow
  ) {
    let target = target?.frameInWindow == nil ? nil : target
    guard target != nil || controller != nil else { return nil }
    let source = target?.frameInWindow ?? CGRect(origin: place, size: CGSize(width: 1, height: 1))
    (shownController, self.source) = (controller, source)
    let placement = PreviewPlacement(room: Self.room(in: window))
    if let controller {
      natural = placement.frame(preferring: controller.preferredContentSize, about: source)
      card = UIView()
    } else {
      natural = placement.frame(of: source)
      card = UIImageView(image: target?.picture)
    }
    super.init(frame: window.bounds)
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    dimming.frame = bounds
    dimming.autoresizingMask = autoresizingMask
    dimming.backgroundColor = Self.dim
    dimming.alpha = 0
    addSubview(dimming)
    card.bounds.size = shownController == nil ? source.size : natural.size
    card.layer.shadowRadius = 18
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
  }

  static func room(in window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: MenuPlacement.margin, dy: MenuPlacement.margin)
  }

  func contains(_ place: CGPoint) -> Bool { card.frame.contains(place) }

  /// Lies on the way from a frame to that of the card at its full size.
  private func put(_ frame: CGRect) {
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.transform = CGAffineTransform(
      scaleX: frame.width / max(card.bounds.width, 1),
      y: frame.height / max(card.bounds.height, 1))
  }

  // MARK: Coming and going

  /// Shows it below a menu that is anchored to its natural place.
  func show(with overlay: MenuOverlay, _ animator: ContextMenuAnimator) {
    overlay.window?.insertSubview(self, belowSubview: overlay)
    overrideUserInterfaceStyle = overlay.traitCollection.userInterfaceStyle
    lift(beside: overlay.levels.last?.frame ?? .null, animator)
  }

  func lift(beside menu: CGRect, _ animator: ContextMenuAnimator) {
    guard let window else { return }
    let place = PreviewPlacement(room: Self.room(in: window)).frame(of: natural, beside: menu)
    if shownController != nil { card.bounds.size = place.size }
    showController()
    UIView.performWithoutAnimation { put(source) }
    ContextMenuAnimator.run([animator]) {
      self.dimming.alpha = 1
      self.card.alpha = 1
      self.card.layer.shadowOpacity = 0.18
      self.put(place)
    }
  }

  private func showController() {
    guard let shownController else { return }
    card.alpha = 0
    holder.frame = card.bounds
    holder.clipsToBounds = true
    holder.layer.cornerRadius = Self.cornerRadius
    holder.layer.cornerCurve = .continuous
    card.addSubview(holder)
    let view: UIView = shownController.view
    view.frame = holder.bounds
    holder.addSubview(view)
    view.layoutIfNeeded()
  }

  /// To a preview's place, or away where there is none.
  func sink(to target: UITargetedPreview?, _ animators: [ContextMenuAnimator]) {
    let frame = target?.frameInWindow
    let fades = frame == nil || shownController != nil
    takePicture()
    leave(animators) {
      if let frame { self.put(frame) }
      if fades { self.card.alpha = 0 }
    }
  }

  /// Gives way to what is opened.
  func pop(_ animators: [ContextMenuAnimator]) {
    takePicture()
    leave(animators) {
      self.put(self.bounds)
      self.card.alpha = 0
    }
  }

  /// The controller may show elsewhere from now on.
  private func takePicture() {
    guard let shownController else { return }
    let view: UIView = shownController.view
    let picture = view.snapshotView(afterScreenUpdates: false)
    view.removeFromSuperview()
    self.shownController = nil
    picture?.frame = holder.bounds
    picture.map(holder.addSubview)
  }

  private func leave(_ animators: [ContextMenuAnimator], _ way: @escaping () -> Void) {
    ContextMenuAnimator.run(animators) {
      way()
      self.dimming.alpha = 0
      self.card.layer.shadowOpacity = 0
    } completion: {
      self.removeFromSuperview()
    }
  }
}

extension UITargetedPreview {
  /// Where it lies; nil for a view without area, and in no window.
  var frameInWindow: CGRect? {
    guard view.window != nil, target.container.window != nil else { return nil }
    let size = view.convert(view.bounds, to: nil).size
    let center = target.container.convert(target.center, to: nil)
    guard size.width > 0, size.height > 0, center.x.isFinite, center.y.isFinite else { return nil }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
