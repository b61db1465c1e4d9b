import CoreGraphics
import QuartzCore

/// What a view looks like under the pointer.
struct HoverLook: Equatable {
  static let highlight = HoverLook(tint: .overlay)

  var tint = UIPointerEffect.TintMode.none
  var isScaled = false
}

/// Gives a view a look with animations and layers of its own, which do not conflict with the program's
/// changes to the view.
@MainActor
final class HoverEffect {
  static let animationKey = "hover"
  private static let lift: CGFloat = 1.04
  private static let duration = 0.15

  let look: HoverLook
  private(set) weak var view: UIView?
  private var tintLayer: CALayer?

  init(_ look: HoverLook, on view: UIView) {
    (self.look, self.view) = (look, view)
    if look.tint != .none { addTint(to: view, isAbove: look.tint == .overlay) }
    if look.isScaled { scale(view, from: 1, to: Self.lift) }
  }

  func end() {
    tintLayer?.removeFromSuperlayer()
    tintLayer = nil
    guard let view, view.layer.animation(forKey: Self.animationKey) != nil else { return }
    scale(view, from: Self.lift, to: 1)
  }

  private func addTint(to view: UIView, isAbove: Bool) {
    let layer = CALayer()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.18)
    layer.frame = view.bounds
    layer.cornerRadius = view.layer.cornerRadius
    layer.cornerCurve = view.layer.cornerCurve
    layer.zPosition = isAbove ? 1 : -1
    view.layer.addSublayer(layer)
    tintLayer = layer
  }

  /// The enlarged size stays while the pointer does. The normal size is the view's own.
  private func scale(_ view: UIView, from start: CGFloat, to end: CGFloat) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = start
    animation.toValue = end
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = end == 1
    view.layer.add(animation, forKey: Self.animationKey)
  }
}
