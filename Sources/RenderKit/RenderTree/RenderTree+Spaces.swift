import CoreGraphics
import RasterKit

/// Layers that do not lie in their parent's plane: sublayers in perspective, and the sublayers of
/// volumes, which are all projected onto the plane of the layer around the outermost volume.
extension RenderTree {
  /// Updates the sublayers' placement after a change of the transform that applies to all of them.
  func updateSpace(of layer: RenderLayer) {
    guard layer.geometry.flattens else { return }
    let matrix = layer.shown.sublayerPlacement
    if matrix == layer.space?.matrix { return }
    layer.space = matrix.map(LayerSpace.init)
    for child in layer.children {
      updatePlace(of: child)
      layer.index?.move(child.slot, to: child.geometry.extent)
      if !child.geometry.flattens { noteVolume(around: child) }
    }
  }

  /// Whether a layer is a volume or in one, and so has to be placed with the whole volume.
  func isInVolume(_ layer: RenderLayer) -> Bool {
    !layer.geometry.flattens || layer.parent?.geometry.flattens == false
  }

  func noteVolume(around layer: RenderLayer) {
    var root = layer
    while let parent = root.parent, !parent.geometry.flattens { root = parent }
    if root.geometry.flattens || root.isVolumeStale { return }
    root.isVolumeStale = true
    staleVolumes.append(root)
  }

  func placeVolumes() {
    while let root = staleVolumes.popLast() {
      root.isVolumeStale = false
      placeVolume(root)
      updateReachAbove(root)
    }
  }

  /// Places everything in a volume, outermost first, and sorts its planes by depth.
  private func placeVolume(_ root: RenderLayer) {
    root.enterSpace(inside: root.parent?.space)
    var volumes = [root]
    var planes: [(layer: RenderLayer, nearness: Double)] = []
    var waiting: [RenderLayer] = root.children.reversed()
    while let layer = waiting.popLast() {
      guard let space = layer.parent?.space else { continue }
      updatePlace(of: layer)
      guard layer.geometry.isDrawn else { continue }
      if layer.geometry.flattens {
        let place = CATransform3DConcat(layer.shown.placement, space.matrix)
        planes.append((layer, place.nearness(of: layer.shown.middle)))
      } else {
        layer.enterSpace(inside: space)
        layer.depthOrder = nil
        volumes.append(layer)
        waiting.append(contentsOf: layer.children.reversed())
      }
    }
    for volume in volumes.reversed() { updateReach(of: volume) }
    root.depthOrder = planes.indices
      .sorted { (planes[$0].nearness, $0) < (planes[$1].nearness, $1) }
      .map { planes[$0].layer }
  }
}

extension RenderLayer {
  /// Makes the space of a volume's sublayers from the space around the volume.
  fileprivate func enterSpace(inside outer: LayerSpace?) {
    var matrix = shown.placement
    if let outer { matrix = CATransform3DConcat(matrix, outer.matrix) }
    if let inner = shown.sublayerPlacement { matrix = CATransform3DConcat(inner, matrix) }
    let space = LayerSpace(matrix)
    // The planner visits the outermost volume and passes its tint on.
    if parent?.geometry.flattens == false, let outer { space.tint = outer.tint * shown.tint }
    self.space = space
  }
}

extension LayerSnapshot {
  fileprivate var middle: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
  }
}
