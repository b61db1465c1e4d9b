import RenderKit

extension CALayer {
  /// Puts a layer of the class's own behind the sublayers, which the program does not hear of.
  func lay(_ underlay: CALayer) {
    needExtras.underlay = underlay
    underlay.parent = self
  }

  /// What the render side has as sublayers, back to front.
  var encodedSublayers: [LayerID] {
    let sublayers = children.map(\.id)
    return extras?.underlay.map { [$0.id] + sublayers } ?? sublayers
  }
}
