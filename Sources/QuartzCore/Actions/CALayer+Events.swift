import CoreGraphics
import RenderKit

/// The key of the action when a layer comes to be seen: added to a tree that is shown, or no longer
/// hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is hidden or leaves its superlayer. The layer itself is gone by
/// then; a transition of the superlayer ("sublayers") is what shows it going.
public let kCAOnOrderOut = "onOrderOut"

/// Actions for what happens to a layer and is no property: found before it happens, run after it.
struct LayerEvents {
  private var found: [(layer: CALayer, key: String, action: any CAAction)] = []

  /// Nothing where no window shows `layer`, or it has not been seen yet, or actions are disabled.
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
