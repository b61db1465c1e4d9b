import Diagnostics
import PlatformKit

extension RenderTree {
  /// Advances an emitter to `time`; costs O(live particles).
  func evaluateParticles(of layer: RenderLayer, _ state: EmitterState, at time: HostTime) {
    let clock = localClock(of: layer, at: time)
    state.history.note(layer.shown.emitter, at: clock.time)
    let isHidden = isHiddenByChain
    let (particles, isCrowded) =
      isHidden ? ([], false) : state.history.particles(at: clock.time)
    if particles != state.particles {
      willChange(layer, .own)
      state.particles = particles
    }
    if isCrowded && !state.isCrowded { logCrowd(of: layer) }
    state.isCrowded = isCrowded
    guard !clock.isFrozen, !isHidden, let surface = clock.surface else { return }
    if state.history.isAlive { surface.isAnimating = true }
  }

  /// Whether a layer on the path just climbed is hidden or transparent.
  private var isHiddenByChain: Bool {
    chain.contains { $0.shown.isHidden || !($0.shown.opacity > 0) }
  }

  private func logCrowd(of layer: RenderLayer) {
    let most = EmitterSnapshot.mostParticles
    Log.rendering.write("layer \(layer.id.rawValue) shows its youngest \(most) particles only")
  }
}
