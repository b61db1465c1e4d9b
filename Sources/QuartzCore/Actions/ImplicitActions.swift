// Walk 10: implicit action. In: a property about to change, its layer's answers. Out: what to run
// after the change, or nil. Next: Layers/CALayer+Changes.

import CoreGraphics
package import RenderKit

/// Finds the action for a property change.
package enum ImplicitActions {
  /// Asks in order: the delegate, the layer's `actions`, its `style`'s actions, its class's
  /// default.
  ///
  /// `NSNull` ends the search, and nothing runs. nil continues it.
  package static func search(
    delegate: (any CAAction)?, actions: @autoclosure () -> (any CAAction)?,
    style: @autoclosure () -> (any CAAction)?, classDefault: @autoclosure () -> (any CAAction)?
  ) -> (any CAAction)? {
    guard let action = delegate ?? actions() ?? style() ?? classDefault() else { return nil }
    // Compares types because a cast asks the runtime, for each change of a view.
    return type(of: action) == NSNull.self ? nil : action
  }

  /// The default of every layer class unless it overrides `defaultAction(forKey:)`: animatable
  /// properties animate; paths and booleans change at once.
  package static func defaultAction(
    forKey key: String, timingFunction: CAMediaTimingFunction?
  ) -> (any CAAction)? {
    guard let property = LayerProperty.named(key), property.animatesByDefault else { return nil }
    return animation(forKey: key, timingFunction: timingFunction)
  }

  /// An animation from the current presentation value to the new model value, with the
  /// transaction's duration.
  package static func animation(
    forKey key: String, timingFunction: CAMediaTimingFunction?
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.timingFunction = timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Completes the action before the change: a basic animation without values starts at the
  /// presentation value of `target` and ends at its new model value.
  package static func prepared(
    _ action: (any CAAction)?, for target: AnimationTarget, showing layer: () -> LayerSnapshot
  ) -> (any CAAction)? {
    guard let basic = action as? CABasicAnimation, basic.hasNoValues, basic.valueFunction == nil,
      basic.keyPath == nil || basic.keyPath == target.property.key,
      let copy = basic.copy(with: nil) as? CABasicAnimation
    else { return action }
    copy.fromValue = layer().value(of: target).boxed ?? NSNull()
    return copy
  }
}
