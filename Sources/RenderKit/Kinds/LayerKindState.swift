import CoreGraphics
import PlatformKit

/// The render-side state and behaviour of a kind for one layer; subclassed in the kind's folder.
/// Render queue only.
package class LayerKindState {
  package init() {}

  /// Whether `packetApplied` is called.
  var followsPackets: Bool { false }
  /// Whether `advance` is called.
  var followsTime: Bool { false }
  /// Whether the layer's pixels may be copied when it scrolls.
  var movesAsPixels: Bool { true }

  /// Whether `complete` is called.
  var completesSnapshots: Bool { false }

  /// Puts into a committed state what main does not know.
  func complete(_ snapshot: inout LayerSnapshot) {}

  /// Sets the layer's sublayers.
  func setSublayers(_ ids: [LayerID], of layer: RenderLayer, in tree: RenderTree) {
    tree.setChildren(ids, of: layer)
  }

  /// Called after every packet, whether or not it named the layer.
  func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {}

  /// Called after the layer's animations were evaluated.
  func animated(_ layer: RenderLayer, in tree: RenderTree) {}

  /// Called before each frame.
  func advance(_ layer: RenderLayer, to time: HostTime, in tree: RenderTree) {}

  /// Called when the layer has its geometry. Returns the bounding box of anything painted beyond
  /// the kind's `paintedBox`, in the layer's plane.
  func placed(_ layer: RenderLayer) -> PlaneRect { .empty }

  /// Called when the layer has become one of this kind.
  func enter(_ layer: RenderLayer, in tree: RenderTree) {}

  /// Called when other layers than before may be painted before this one.
  func orderWillChange() {}

  /// Called when the layer is removed or becomes another kind.
  func leave(_ layer: RenderLayer, in tree: RenderTree) {}
}

extension RenderTree {
  /// Creates the state that the layer's kind asks for.
  func updateKindState(of layer: RenderLayer) {
    let kind = layer.modelKind
    let type = kind.map { ObjectIdentifier(Swift.type(of: $0)) }
    if type == layer.kindType { return }
    sharedParent = nil
    layer.kindState?.leave(layer, in: self)
    layer.kindType = type
    layer.kindState = kind?.makeState(for: layer)
    guard let state = layer.kindState else { return }
    state.enter(layer, in: self)
    if state.followsPackets { packetFollowers.append(layer) }
    if state.followsTime { timeFollowers.append(layer) }
  }

  /// Calls `packetApplied`. Nested layers that follow packets take one round per level.
  func followPacket() {
    if packetFollowers.isEmpty { return }
    packetFollowers.removeAll { layers[$0.id] !== $0 || $0.kindState?.followsPackets != true }
    for _ in 0..<min(packetFollowers.count, RenderTree.followedLevels) {
      for layer in packetFollowers { layer.kindState?.packetApplied(layer, in: self) }
    }
  }

  /// Calls `advance` for kinds that move by themselves.
  func followTime(_ time: HostTime) {
    if timeFollowers.isEmpty { return }
    timeFollowers.removeAll { layers[$0.id] !== $0 || $0.kindState?.followsTime != true }
    for layer in timeFollowers { layer.kindState?.advance(layer, to: time, in: self) }
  }

  /// Deeper levels catch up with the next commit.
  private static let followedLevels = 3
}
