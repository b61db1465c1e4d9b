import RenderKit

extension CALayer {
  /// Puts a layer of the class's own behind the sublayers, which the program does not hear of.
  func lay(_ underlay: CALayer) {
    ensureRareData.underlay = underlay
    underlay.parent = self
  }

  /// What the render side has as sublayers, back to front.
  var encodedSublayers: [LayerID] {
    let sublayers = children.map(\.id)
    return rareData?.underlay.map { [$0.id] + sublayers } ?? sublayers
  }
}
