import CoreGraphics
import RenderKit

extension CALayer {
  /// nil while actions are disabled; asked only for layers a window shows.
  func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    return ImplicitActions.prepared(action(forKey: property.key), for: property) { shown ?? snapshot }
  }

  func searchAction(forKey event: String) -> (any CAAction)? {
    ImplicitActions.search(
      delegate: delegate?.action(for: self, forKey: event), actions: actions?[event], style: nil,
      classDefault: type(of: self).defaultAction(forKey: event))
  }

  static func standardAction(forKey event: String) -> (any CAAction)? {
    let pacing = MainThread.isCurrent ? CATransaction.animationTimingFunction() : nil
    return ImplicitActions.defaultAction(forKey: event, timingFunction: pacing)
  }
}
