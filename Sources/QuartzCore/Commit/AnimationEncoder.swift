import PlatformKit
import RenderKit

/// A change to a layer's animations for the next commit.
enum PendingAnimationChange {
  case add(CALayer, AnimationID)
  case remove(LayerID, key: String)
}

/// An animation that the render side has.
struct CommittedAnimation {
  var layer: CALayer
  /// Whether its end was reported; it stays because it fills.
  var hasEnded = false
}

/// Encodes added and removed animations for the render side.
struct AnimationEncoder {
  let host: LayerHost

  /// Takes the pending changes from the host, in the order they were made.
  func encode(into packet: inout CommitPacket) {
    let changes = host.dirty.animations
    host.dirty.animations = []
    for change in changes {
      switch change {
      case .add(let layer, let id): add(id, to: layer, &packet)
      case .remove(let layer, let key): packet.animations.append(.remove(layer, key: key))
      }
    }
  }

  /// Ends the animations of layers that left for good; the render side drops them with the layer.
  func endAnimationsOfDetached() {
    for layer in host.dirty.detached where layer.host == nil {
      for entry in layer.rareData?.animations.entries ?? [] {
        guard let running = host.running.removeValue(forKey: entry.id) else { continue }
        _ = layer.rareData?.animations.remove(entry.id)
        if !running.hasEnded { entry.report(finished: false, after: host) }
      }
    }
  }

  /// Skips an animation that was removed meanwhile or is already sent, because its layer left and
  /// came back.
  private func add(_ id: AnimationID, to layer: CALayer, _ packet: inout CommitPacket) {
    if layer.host == nil { return drop(id, of: layer) }
    guard host.running[id] == nil else { return }
    let layerTime = layer.fromHostTime(packet.time.seconds)
    guard
      let snapshot = layer.rareData?.animations.commit(id, at: packet.time, layerTime: layerTime),
      let key = layer.rareData?.animations[id]?.key
    else { return }
    host.running[id] = CommittedAnimation(layer: layer)
    packet.animations.append(.add(layer.id, key: key, snapshot))
  }

  /// Ends the animation of a layer without a window at once, finished.
  private func drop(_ id: AnimationID, of layer: CALayer) {
    layer.rareData?.animations.remove(id)?.report(finished: true, after: host)
  }
}
