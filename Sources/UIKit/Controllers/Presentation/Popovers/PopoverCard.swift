import CoreGraphics
import PlatformKit

/// The presented view of a popover: its background with the arrow, and the controller's view in it.
final class PopoverCard: UIView {
  private weak var popover: UIPopoverPresentationController?
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
    holder.layer.cornerRadius = min(
      PopoverLayout.cornerRadius, holder.bounds.width / 2, holder.bounds.height / 2)
    guard let content = popover?.presentation?.presented.viewIfLoaded,
      content.superview === holder
    else { return }
    content.changingPlace {
      content.bounds.size = holder.bounds.size
      content.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    }
  }
}
