import RenderKit

extension CALayer {
  /// Adds an internal layer behind the sublayers, invisible to the program.
  func lay(_ underlay: CALayer) {
    ensureRareData.underlay = underlay
    underlay.parent = self
  }

  /// The render side's list of sublayers, back to front.
  var encodedSublayers: [LayerID] {
    let sublayers = children.map(\.id)
    return rareData?.underlay.map { [$0.id] + sublayers } ?? sublayers
  }
}
