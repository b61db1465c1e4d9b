import Foundation
import QuartzCore

/// One call of `UIView.animate`: makes the animations of the changes in it, waits for them and
/// calls the completion exactly once. Main thread only.
@MainActor
final class AnimationBlock: NSObject, AnimationScope {
  let settings: AnimationSettings
  /// Set by `UIView.modifyAnimations` meanwhile, or for the whole block.
  private(set) var repeats: (count: Float, autoreverses: Bool)?
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isOpen = true
  private var allFinished = true
  private var layers: [ObjectIdentifier: CALayer] = [:]

  init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    self.completion = completion
  }

  /// Adds an animation to wait for. Its view gets no touches meanwhile, unless allowed.
  func willAnimate(_ layer: CALayer) {
    pending += 1
    guard layers.updateValue(layer, forKey: ObjectIdentifier(layer)) == nil else { return }
    if !settings.options.contains(.allowUserInteraction) { layer.animatedTouches.passing += 1 }
  }

  func modify(count: Double, autoreverses: Bool, _ changes: () -> Void) {
    let outer = repeats
    repeats = (count > 0 ? Float(count) : 0, autoreverses)
    changes()
    repeats = outer
  }

  /// Lets all animations of the block repeat.
  func repeatEverything(count: Double, autoreverses: Bool) {
    repeats = (count > 0 ? Float(count) : 0, autoreverses)
  }

  func layoutAnimatedLayers() {
    for layer in layers.values { layer.layoutIfNeeded() }
  }

  /// Called after the block's closure has run. If nothing animates, the completion is called in
  /// this turn.
  func close() {
    isOpen = false
    guard pending == 0, completion != nil else { return }
    guard let host = LayerHost.current else {
      DispatchQueue.main.async { self.complete() }
      return
    }
    host.transactions.afterCommit { MainActor.assumeIsolated { self.complete() } }
  }

  func didEnd(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    if pending == 0, !isOpen { complete() }
  }

  private func complete() {
    if !settings.options.contains(.allowUserInteraction) {
      for layer in layers.values { layer.animatedTouches.passing -= 1 }
    }
    layers = [:]
    let run = completion
    completion = nil
    run?(allFinished)
  }
}

extension AnimationBlock: @preconcurrency CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { didEnd(finished: flag) }
}
