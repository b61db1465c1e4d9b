import PlatformKit
import RenderKit

/// A change to a layer's animations that the next commit sends.
enum PendingAnimationChange {
  case add(CALayer, AnimationID)
  case remove(LayerID, key: String)
}

/// An animation the render side knows.
struct RunningAnimation {
  var layer: CALayer
  /// The end was reported; it stays to fill.
  var hasEnded = false
}

/// Turns added and removed animations into values for the render side.
struct AnimationEncoder {
  let host: LayerHost

  /// Takes the pending changes out of the host, in the order they were made.
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

  /// Layers that left for good lose their animations; the render side forgets those with the layer.
  func endAnimationsOfDetached() {
    for layer in host.dirty.detached where layer.host == nil {
      for entry in layer.rareData?.animations.entries ?? [] {
        guard let running = host.running.removeValue(forKey: entry.id) else { continue }
        _ = layer.rareData?.animations.remove(entry.id)
        if !running.hasEnded { entry.report(finished: false, after: host) }
      }
    }
  }

  /// One that was removed meanwhile, or sent before (its layer left and came back), is not sent.
  private func add(_ id: AnimationID, to layer: CALayer, _ packet: inout CommitPacket) {
    if layer.host == nil { return drop(id, of: layer) }
    guard host.running[id] == nil else { return }
    let layerTime = layer.fromHostTime(packet.time.seconds)
    guard
      let snapshot = layer.rareData?.animations.commit(id, at: packet.time, layerTime: layerTime),
      let key = layer.rareData?.animations[id]?.key
    else { return }
    host.running[id] = RunningAnimation(layer: layer)
    packet.animations.append(.add(layer.id, key: key, snapshot))
  }

  /// A layer that nobody sees has nothing to wait for: its animation is over at once, finished.
  private func drop(_ id: AnimationID, of layer: CALayer) {
    layer.rareData?.animations.remove(id)?.report(finished: true, after: host)
  }
}
