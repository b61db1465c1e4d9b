import CoreGraphics
import RenderKit

/// The key of the action that runs when a layer becomes visible: when it is added to a visible tree
/// or unhidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that runs when a layer is hidden or removed from its superlayer. The layer
/// is gone by then; to animate its removal, add a transition to the superlayer ("sublayers").
public let kCAOnOrderOut = "onOrderOut"

/// Actions for layer events that are not property changes: looked up before the event, run after
/// it.
struct LayerEvents {
  private var found: [(layer: CALayer, key: String, action: any CAAction)] = []

  /// Finds nothing where no window shows `layer`, where it was not on the screen yet, or where
  /// actions are disabled.
  mutating func find(_ key: String, of layer: CALayer, in shown: CALayer) {
    guard shown.host != nil, shown.flags.contains(.isKnownToServer),
      !CATransaction.disableActions(), let action = layer.action(forKey: key),
      !(action is NSNull)
    else { return }
    found.append((layer, key, action))
  }

  func run() {
    for event in found { event.action.run(forKey: event.key, object: event.layer, arguments: nil) }
  }
}

extension CALayer {
  func changeHidden(to isHidden: Bool) {
    var events = LayerEvents()
    if isHidden != snapshot.isHidden {
      events.find(isHidden ? kCAOnOrderOut : kCAOnOrderIn, of: self, in: self)
    }
    change(.isHidden, to: isHidden)
    events.run()
  }
}
