import PlatformKit

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
    let clock = localClock(of: layer, at: time)
    field.history.note(layer.shown.emitter, at: clock.time)
    let isHidden = isHiddenByChain
    let (motes, isCrowded) = isHidden ? ([], false) : field.history.motes(at: clock.time)
    if motes != field.motes {
      willChange(layer, .own)
      field.motes = motes
    }
    if isCrowded && !field.isCrowded { RenderLog.crowded(layer) }
    field.isCrowded = isCrowded
    guard !clock.isFrozen, !isHidden, let surface = clock.surface else { return }
    if field.history.isAlive { surface.isAnimating = true }
  }

  /// Whether anything on the way last climbed hides what is below it.
  private var isHiddenByChain: Bool {
    chain.contains { $0.shown.isHidden || !($0.shown.opacity > 0) }
  }
}
