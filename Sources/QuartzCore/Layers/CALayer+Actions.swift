// Walk 10: implicit action. In: a property about to change. Out: the action to run after it.
// Next: CALayer+Animations (an animation's action adds it to the layer).

import CoreGraphics
import RenderKit

extension CALayer {
  /// nil while actions are disabled; asked only for layers a window shows.
  func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    CATransaction.disableActions() ? nil : action(forKey: property.key)
  }

  func searchAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}
