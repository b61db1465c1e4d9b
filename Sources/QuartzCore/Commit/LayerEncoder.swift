// Walk 12: encode. In: DirtyLayers. Out: CommitPacket. Next: RenderKit/Packets/CommitPacket.

import RenderKit

/// Encodes the marked layers for the render side.
enum LayerEncoder {
  /// Takes the pending changes from `dirty`.
  static func encode(_ dirty: inout DirtyLayers, into packet: inout CommitPacket) {
    packet.surfaces = dirty.surfaces
    packet.removed = removals(dirty.detached)
    packet.layers.reserveCapacity(dirty.changed.count)
    for layer in dirty.changed { encode(layer, into: &packet) }
    dirty.surfaces = []
    dirty.detached = []
    // The next turn may change as many.
    dirty.changed.removeAll(keepingCapacity: true)
  }

  /// A layer that was marked and then left is in `removed`, not here.
  private static func encode(_ layer: CALayer, into packet: inout CommitPacket) {
    let marks = layer.marks
    layer.marks = []
    if layer.host == nil { return }
    layer.flags.insert(.isKnownToServer)
    packet.layers.append(
      LayerChange(
        id: layer.id, snapshot: layer.snapshot,
        sublayers: marks.contains(.sublayers) ? layer.encodedSublayers : nil,
        hasNewContents: marks.contains(.contents)))
  }

  private static func removals(_ detached: [CALayer]) -> [LayerID] {
    var removed: [LayerID] = []
    for layer in detached {
      layer.flags.remove(.isDetachQueued)
      guard layer.host == nil, layer.flags.contains(.isKnownToServer) else { continue }
      layer.flags.remove(.isKnownToServer)
      layer.rareData?.doubleBuffer = nil
      removed.append(layer.id)
    }
    return removed
  }
}
