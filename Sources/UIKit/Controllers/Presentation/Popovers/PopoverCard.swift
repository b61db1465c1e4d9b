import CoreGraphics
import PlatformKit
import QuartzCore

/// The presented view of a popover: its background with the arrow, and the controller's view in it.
final class PopoverCard: UIView {
  private(set) weak var popover: UIPopoverPresentationController?
  private(set) var background: UIPopoverBackgroundView = PopoverOutline()
  private let holder = UIView()
  private var place: PopoverLayout.Place?

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    for part in [self, holder] { part.traitOverrides.userInterfaceLevel = .elevated }
    holder.clipsToBounds = true
    holder.layer.cornerCurve = .continuous
    addSubview(holder)
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { PortalLayer.self }

  /// Whether a window of its own shows it.
  var isBeyond: Bool { popover?.popup?.isOpen == true }

  /// Shows it in a layer of another window; nil shows it in its own.
  func show(in exit: CALayer?) { (layer as? PortalLayer)?.showSublayers(in: exit) }

  /// With the background that is wanted now, and the controller's view.
  func prepare() {
    background.removeFromSuperview()
    background = popover?.makeBackground() ?? PopoverOutline()
    insertSubview(background, at: 0)
    guard let content = popover?.presentation?.presented.view else { return }
    if content.superview !== holder { holder.addSubview(content) }
    setNeedsLayout()
  }

  func show(_ place: PopoverLayout.Place) {
    self.place = place
    setNeedsLayout()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { popover?.popup?.close() }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .dialog
    return defaults
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place else { return }
    background.frame = bounds
    (background.arrowDirection, background.arrowOffset) = (place.direction, place.arrowOffset)
    (background as? PopoverOutline)?.color = popover?.backgroundColor
    background.setNeedsLayout()
    let insets = type(of: background).contentViewInsets()
    holder.frame = place.contentFrame.inset(by: insets)
    layoutCorners()
    guard let content = popover?.presentation?.presented.viewIfLoaded,
      content.superview === holder
    else { return }
    content.changingPlace {
      content.bounds.size = holder.bounds.size
      content.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    }
  }

  /// Nothing is behind those of an opaque window of its own, whose edge is a line.
  private func layoutCorners() {
    let radius = min(
      PopoverLayout.cornerRadius, holder.bounds.width / 2, holder.bounds.height / 2)
    let popup = isBeyond ? popover?.popup : nil
    let isSquare = popup?.isTranslucent == false
    holder.layer.cornerRadius = isSquare ? 0 : radius
    holder.layer.borderWidth = isSquare ? 1 : 0
    guard isSquare else { return }
    let ground = popover?.backgroundColor ?? .systemBackground
    popup?.fill(ground.resolvedColor(with: background.traitCollection).cgColor)
    holder.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
