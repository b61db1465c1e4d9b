import CoreGraphics
import FoundationAdditions
import RenderKit

extension CALayer {
  /// nil while actions are disabled and for a layer that no window shows.
  ///
  /// A layer that was added in this very transaction does not animate, because its old values were
  /// never on the screen. Its delegate is asked anyway, because views animate from the values set
  /// before.
  func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    guard let action = actionForChange(event: property.key) else { return nil }
    return ImplicitActions.prepared(action, for: AnimationTarget(property)) { shown ?? snapshot }
  }

  /// The same for an event that is not an animatable property.
  func actionForChange(event: String) -> (any CAAction)? {
    guard host != nil, flags.contains(.isKnownToServer) || delegate != nil,
      !CATransaction.disableActions()
    else { return nil }
    return action(forKey: event)
  }

  func searchAction(forKey event: String) -> (any CAAction)? {
    ImplicitActions.search(
      delegate: delegate?.action(for: self, forKey: event), actions: actions?[event],
      style: (rareData?.style?["actions"] as? [String: any CAAction])?[event],
      classDefault: type(of: self).defaultAction(forKey: event))
  }

  static func standardAction(forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty.named(event), has(property) else { return nil }
    return ImplicitActions.defaultAction(forKey: event, timingFunction: pacing)
  }

  /// The default action of an animatable property that a class adds.
  static func standardAnimation(forKey event: String) -> any CAAction {
    ImplicitActions.animation(forKey: event, timingFunction: pacing)
  }

  private static var pacing: CAMediaTimingFunction? {
    MainThread.isCurrent ? CATransaction.animationTimingFunction() : nil
  }
}
