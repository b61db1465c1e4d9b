import CoreGraphics
import Foundation

extension UIButton {
  func pointerInteractionDidChange() {
    if !isPointerInteractionEnabled { isHovered = false }
    ownPointerInteraction?.isEnabled = isPointerInteractionEnabled
  }

  func pointerStyleProviderDidChange() {
    if pointerStyleProvider != nil {
      isPointerInteractionEnabled = true
      if ownPointerInteraction == nil { addInteraction(ButtonPointer.make()) }
      ownPointerInteraction?.invalidate()
    } else if let own = ownPointerInteraction {
      removeInteraction(own)
    }
  }

  private var ownPointerInteraction: UIPointerInteraction? {
    interactions.lazy.compactMap { $0 as? ButtonPointer }.first
  }

  fileprivate var pointerStyle: UIPointerStyle? {
    guard isEnabled else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: self))
    let outline = focusOutline
    let shape = UIPointerShape.roundedRect(
      convert(outline.rect, to: superview), radius: outline.radius)
    return pointerStyleProvider?(self, effect, shape)
  }
}

/// The interaction of a button with a provider of styles, and its own delegate.
private final class ButtonPointer: UIPointerInteraction, UIPointerInteractionDelegate {
  static func make() -> ButtonPointer {
    let interaction = ButtonPointer(delegate: nil)
    interaction.delegate = interaction
    return interaction
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { (view as? UIButton)?.pointerStyle }
}
