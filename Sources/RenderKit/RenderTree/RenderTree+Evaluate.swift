// Walk 17: animated values. In: the frame's time. Out: layers' shown state, changed layers with
// their old extents damaged, feedback for main. Next: RenderTree+Damage.

package import PlatformKit

extension RenderTree {
  /// Advances every animated layer to `time`; costs O(animated layers).
  ///
  /// Returns how many layers were evaluated.
  @discardableResult
  package func evaluate(at time: HostTime) -> Int {
    for surface in surfaces { surface.forgetAnimations() }
    let evaluated = animated
    beginSharingPlacements()
    for layer in evaluated { evaluate(layer, at: time) }
    endSharingPlacements()
    _ = muted.drain()
    for layer in evaluated { layer.kindState?.animated(layer, in: self) }
    if evaluated.contains(where: { $0.animator == nil }) {
      animated.removeAll { $0.animator == nil }
    }
    followTime(time)
    checkInvariants()
    return evaluated.count
  }

  private func evaluate(_ layer: RenderLayer, at time: HostTime) {
    guard let animator = layer.animator else { return }
    let clock = localClock(of: layer, at: time)
    animator.advance(to: clock, layer: layer.id, inbox: inbox(for: layer))
    let (shown, dirties) = animator.evaluate(at: clock.time)
    willChange(layer, from: layer.shown, to: shown, comparing: dirties)
    if layer.shown.zPosition != shown.zPosition { willChangeDepth(of: layer) }
    layer.shown = shown
    advanceTransition(of: layer, to: clock.time)
    if animator.isIdle { layer.animator = nil }
    guard !clock.isFrozen, let surface = clock.surface else { return }
    if animator.isEnding { surface.awaitsEnds = true }
    guard let event = animator.nextEvent else { return }
    surface.expectChange(at: clock.hostTime(event, now: time), now: time)
  }
}

/// The state of a layer's clock at some moment.
package struct LayerClock {
  package var time: Double
  /// Whether the layer or an ancestor has speed 0, so that nothing starts, moves or ends.
  package var isFrozen: Bool
  var surface: RenderSurface?
  /// Seconds of it in a second of the machine's clock.
  var rate = 1.0

  /// When it shows a later time; now where it does not run forwards.
  func hostTime(_ later: Double, now: HostTime) -> HostTime {
    let wait = (later - time) / rate
    return rate > 0 && wait > 0 ? now + wait : now
  }
}

extension RenderTree {
  /// The layer's local time: the media timing of all layers from the root down, composed.
  package func localClock(of layer: RenderLayer, at time: HostTime) -> LayerClock {
    chain.removeAll(keepingCapacity: true)
    chain.append(layer)
    for ancestor in layer.ancestors { chain.append(ancestor) }
    var clock = LayerClock(time: time.seconds, isFrozen: false, surface: chain.last?.surface)
    for layer in chain.reversed() {
      let timing = layer.animator?.model.timing ?? layer.shown.timing
      clock.time = timing.localTime(parent: clock.time)
      if timing.speed == 0 { clock.isFrozen = true }
      clock.rate *= Double(timing.speed)
    }
    return clock
  }
}
