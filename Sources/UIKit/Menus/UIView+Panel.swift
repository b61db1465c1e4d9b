import CoreGraphics
import QuartzCore

extension UIView {
  /// Makes it look like a menu: a card with round corners and a soft shadow.
  func applyPanelStyle() {
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = 26
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  /// The same in a window of its own, which is opaque up to its edges.
  func applyPopupStyle() {
    applyPanelStyle()
    layer.cornerRadius = 0
    layer.shadowOpacity = 0
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
