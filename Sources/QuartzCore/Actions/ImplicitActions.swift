// Walk 10: implicit action. In: a property about to change, its layer's answers. Out: what to run
// after the change, or nil. Next: Layers/CALayer+Changes.

import CoreGraphics
package import RenderKit

/// Which action answers the change of a layer's property.
package enum ImplicitActions {
  /// The first answer of: the delegate, the layer's `actions`, its `style`'s, its class's default.
  ///
  /// `NSNull` is an answer: it ends the search, and nothing happens. nil lets the next one answer.
  package static func search(
    delegate: (any CAAction)?, actions: @autoclosure () -> (any CAAction)?,
    style: @autoclosure () -> (any CAAction)?, classDefault: @autoclosure () -> (any CAAction)?
  ) -> (any CAAction)? {
    let action = delegate ?? actions() ?? style() ?? classDefault()
    return action is NSNull ? nil : action
  }

  /// What every layer class answers unless it overrides `defaultAction(forKey:)`: the animatable
  /// properties animate; paths and switches change at once.
  package static func defaultAction(
    forKey key: String, timingFunction: CAMediaTimingFunction?
  ) -> (any CAAction)? {
    guard let property = LayerProperty.named(key), property.animatesByDefault else { return nil }
    return animation(forKey: key, timingFunction: timingFunction)
  }

  /// From what shows to what the change makes, in the transaction's time.
  package static func animation(
    forKey key: String, timingFunction: CAMediaTimingFunction?
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.timingFunction = timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The action made ready before the change: a basic animation that was given no values begins at
  /// what `target` shows now and ends at what the change makes it.
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
