import CoreGraphics
import QuartzCore

/// Applies a view's hover style with an animation or an additional layer, so that it does not
/// conflict with the program's changes to the view.
final class HoverStyling: UIHoverGestureRecognizer {
  static let animationKey = "hover"
  private static let lift: CGFloat = 1.04
  private static let duration = 0.15

  let style: UIHoverStyle
  private var highlightLayer: CALayer?

  init(_ style: UIHoverStyle) {
    self.style = style
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    addTarget(self, action: HoverStyling.stateDidChange)
  }

  private func stateDidChange() {
    guard let view else { return }
    switch state {
    case .began where style.isEnabled: show(on: view)
    case .ended, .cancelled: hide(from: view)
    default: break
    }
  }

  private func show(on view: UIView) {
    if style.effect is UIHoverLiftEffect { return scale(view, from: 1, to: Self.lift) }
    let highlightLayer = CALayer()
    highlightLayer.frame = view.bounds
    highlightLayer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.18)
    highlightLayer.cornerRadius = view.layer.cornerRadius
    highlightLayer.cornerCurve = view.layer.cornerCurve
    highlightLayer.zPosition = 1
    view.layer.addSublayer(highlightLayer)
    self.highlightLayer = highlightLayer
  }

  private func hide(from view: UIView) {
    highlightLayer?.removeFromSuperlayer()
    highlightLayer = nil
    if view.layer.animation(forKey: Self.animationKey) == nil { return }
    scale(view, from: Self.lift, to: 1)
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
