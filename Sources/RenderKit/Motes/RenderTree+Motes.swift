import PlatformKit

/// The particles of one emitter layer as they were worked out last. Render queue only.
final class MoteField {
  var motes: [Mote] = []
  /// Around all of them, in the layer's plane.
  var box = PlaneBox.empty
  var isCrowded = false
}

extension RenderTree {
  /// Notes a layer that has become an emitter.
  func registerEmitter(_ layer: RenderLayer) {
    guard layer.model.isEmitter, layer.motes == nil else { return }
    layer.motes = MoteField()
    emitters.append(layer)
  }

  /// Brings every emitter to `time`; costs O(particles alive), and nothing where there are none.
  func evaluateMotes(at time: HostTime) {
    if emitters.isEmpty { return }
    for layer in emitters where layers[layer.id] !== layer || !layer.model.isEmitter {
      layer.motes = nil
    }
    emitters.removeAll { $0.motes == nil }
    for layer in emitters { evaluateMotes(of: layer, at: time) }
  }

  private func evaluateMotes(of layer: RenderLayer, at time: HostTime) {
    guard let field = layer.motes else { return }
    let emitter = layer.shown.emitter
    let clock = localClock(of: layer, at: time)
    let isHidden = isHiddenByChain
    let motes = isHidden ? [] : emitter.motes(at: clock.time)
    let box = motes.reduce(PlaneBox.empty) { $0.union($1.box(of: emitter.cells[$1.cell])) }
    if motes != field.motes || box != field.box {
      willChange(layer, .own)
      field.motes = motes
      field.box = box
    }
    if emitter.isCrowded && !field.isCrowded { RenderLog.crowded(layer) }
    field.isCrowded = emitter.isCrowded
    guard !clock.isFrozen, !isHidden, let surface = clock.surface else { return }
    if emitter.isAlive { surface.isAnimating = true }
  }

  /// Whether anything on the way last climbed hides what is below it.
  private var isHiddenByChain: Bool {
    chain.contains { $0.shown.isHidden || !($0.shown.opacity > 0) }
  }
}
