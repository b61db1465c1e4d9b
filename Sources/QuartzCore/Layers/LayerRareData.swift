import RenderKit

/// The state few layers have.
final class LayerRareData {
  var name: String?
  /// What the program keeps under keys that are no properties.
  var values: [String: Any] = [:]
  var animations = AttachedAnimations()
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var mask: CALayer?
  var isMask = false
  /// Part of what the layer shows by itself, behind its sublayers.
  var underlay: CALayer?
  var drawsAsynchronously = false
  /// For a presentation copy: the layer it is a copy of.
  var original: CALayer?
  /// While the layer is drawn as its animations have it: the presentation copy that draws.
  var drawn: CALayer?
}

extension CALayer {
  /// The rarely used state, made when first needed.
  var ensureRareData: LayerRareData {
    if let rareData { return rareData }
    let made = LayerRareData()
    rareData = made
    return made
  }

  func copyState(of other: CALayer) {
    snapshot = other.snapshot
    flags = other.flags.intersection([.needsDisplayOnBoundsChange, .hasBackingStore])
    // The mask is of one layer only; a presentation copy has the copy of it.
    if snapshot.hasRareState { snapshot.rare.group.mask = nil }
    guard let rareData = other.rareData else { return }
    ensureRareData.name = rareData.name
    ensureRareData.drawsAsynchronously = rareData.drawsAsynchronously
    ensureRareData.values = rareData.values
  }
}
