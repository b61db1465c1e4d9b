import CoreGraphics
package import PlatformKit

/// What a kind keeps with one layer in the render tree, and what it does there; subclassed in the
/// kind's folder. Render queue only.
package class LayerKindState {
  package init() {}

  /// Whether `packetApplied` is to be called.
  var followsPackets: Bool { false }
  /// Whether `advance` is to be called.
  var followsTime: Bool { false }
  /// Whether the layer's pixels may be moved along when the layer is scrolled.
  var movesAsPixels: Bool { true }

  /// Gives the layer its sublayers.
  func setSublayers(_ ids: [LayerID], of layer: RenderLayer, in tree: RenderTree) {
    tree.setChildren(ids, of: layer)
  }

  /// A packet was applied, whether or not it named the layer.
  func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {}

  /// Animations of the layer were evaluated.
  func animated(_ layer: RenderLayer, in tree: RenderTree) {}

  /// A frame is made for this time.
  func advance(_ layer: RenderLayer, to time: HostTime, in tree: RenderTree) {}

  /// The layer has been placed. Answers what it paints beyond the `paintedBox` of its kind, in its
  /// plane.
  func placed(_ layer: RenderLayer) -> PlaneBox { .empty }

  /// The layer is forgotten, or of another kind now.
  func leave(_ layer: RenderLayer, in tree: RenderTree) {}
}

extension RenderTree {
  /// Gives a layer the state its kind asks for.
  func updateKindState(of layer: RenderLayer) {
    let kind = layer.model.kind
    let type = kind.map { ObjectIdentifier(Swift.type(of: $0)) }
    if type == layer.kindType { return }
    layer.kindState?.leave(layer, in: self)
    layer.kindType = type
    layer.kindState = kind?.makeState(for: layer)
    guard let state = layer.kindState else { return }
    if state.followsPackets { packetFollowers.append(layer) }
    if state.followsTime { timeFollowers.append(layer) }
  }

  /// Lets kinds follow what a packet changed. Those in others of theirs take a round for each level.
  func followPacket() {
    if packetFollowers.isEmpty { return }
    packetFollowers.removeAll { layers[$0.id] !== $0 || $0.kindState?.followsPackets != true }
    for _ in 0..<min(packetFollowers.count, RenderTree.followedLevels) {
      for layer in packetFollowers { layer.kindState?.packetApplied(layer, in: self) }
    }
  }

  /// Lets kinds that move by themselves follow the time.
  func followTime(_ time: HostTime) {
    if timeFollowers.isEmpty { return }
    timeFollowers.removeAll { layers[$0.id] !== $0 || $0.kindState?.followsTime != true }
    for layer in timeFollowers { layer.kindState?.advance(layer, to: time, in: self) }
  }

  /// Deeper ones are right a commit later.
  private static let followedLevels = 3
}
