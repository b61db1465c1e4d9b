import CoreGraphics
import RenderKit

/// Layer state that is rarely used.
final class LayerRareData {
  var name: String?
  /// Values that the program stored under keys of its own.
  var values: [String: Any] = [:]
  var animations = AttachedAnimations()
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var mask: CALayer?
  var isMask = false
  /// The only sublayer that is marked for layout; nil if it is not known to be the only one.
  unowned(unsafe) var onlyMarked: CALayer?
  /// A layer behind the sublayers that belongs to this layer's own appearance.
  var underlay: CALayer?
  var drawsAsynchronously = false
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var filters: [Any]?
  var backgroundFilters: [Any]?
  /// For a presentation copy, its original.
  var original: CALayer?
  /// The presentation copy being drawn, while a frame of an animated custom property is drawn.
  var drawn: CALayer?
  /// The part to draw again; nil while everything or nothing has to be drawn.
  var dirtyRect: CGRect?
  /// The part that is being drawn.
  var displayedRect: CGRect?
  /// The memory of contents that are drawn in parts.
  var doubleBuffer: DoubleBuffer?
}

extension CALayer {
  /// The rarely used state, allocated if needed.
  var ensureRareData: LayerRareData {
    if let rareData { return rareData }
    let made = LayerRareData()
    rareData = made
    return made
  }

  func copyState(of other: CALayer) {
    snapshot = other.snapshot
    flags = other.flags.intersection([
      .needsDisplayOnBoundsChange, .hasBackingStore, .isUpsideDown,
    ])
    // A mask belongs to one layer only; a presentation copy has a copy of it.
    if snapshot.hasRareState { snapshot.rare.group.mask = nil }
    guard let rareData = other.rareData else { return }
    ensureRareData.name = rareData.name
    ensureRareData.drawsAsynchronously = rareData.drawsAsynchronously
    ensureRareData.contentsFormat = rareData.contentsFormat
    (ensureRareData.filters, ensureRareData.backgroundFilters) = (
      rareData.filters, rareData.backgroundFilters
    )
    ensureRareData.values = rareData.values
  }
}
