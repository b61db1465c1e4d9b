import CoreGraphics

/// Applies a view's hover style while the pointer is over the view.
final class HoverStyling: UIHoverGestureRecognizer {
  let style: UIHoverStyle
  private var effect: HoverEffect?

  init(_ style: UIHoverStyle) {
    self.style = style
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    addTarget(self, action: HoverStyling.stateDidChange)
  }

  private func stateDidChange() {
    switch state {
    case .began where style.isEnabled:
      let look = style.effect is UIHoverLiftEffect ? HoverLook(isScaled: true) : .highlight
      effect = view.map { HoverEffect(look, on: $0) }
    case .ended, .cancelled:
      effect?.end()
      effect = nil
    default: break
    }
  }
}
