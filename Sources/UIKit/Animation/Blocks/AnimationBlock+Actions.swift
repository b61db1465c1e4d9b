import CoreGraphics
import Foundation
import QuartzCore
import RenderKit

extension AnimationBlock {
  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard settings.duration > 0 else { return nil }
    let parts = ChangedPart.parts(of: key, in: layer.snapshot)
    guard let first = parts.first else { return nil }
    if !first.isAdditive { return replacement(of: first.target, in: layer) }
    return ChangeAction(parts) { [self] in addChange($0, to: $1) }
  }

  private func replacement(of target: AnimationTarget, in layer: CALayer) -> CABasicAnimation {
    let fromCurrent = settings.options.contains(.beginFromCurrentState)
    let shown = fromCurrent ? layer.presentation()?.snapshot ?? layer.snapshot : layer.snapshot
    let animation = makeAnimation(keyPath: target.property.key, on: layer)
    animation.fromValue = shown.value(of: target).boxed ?? NSNull()
    return animation
  }

  /// Adds an animation of the difference, from old minus new to zero. A transform that cannot be
  /// inverted has no difference; its animation replaces the running one.
  private func addChange(_ part: ChangedPart, to layer: CALayer) {
    let new = layer.snapshot.value(of: part.target)
    let animation = makeAnimation(keyPath: part.keyPath, on: layer)
    guard let difference = Interpolation.difference(part.old, new) else {
      animation.fromValue = part.old.boxed
      return animation.run(forKey: part.keyPath, object: layer, arguments: nil)
    }
    animation.isAdditive = true
    animation.fromValue = difference.boxed
    animation.toValue = difference.nothing.boxed
    animation.run(forKey: layer.freeAnimationKey(part.keyPath), object: layer, arguments: nil)
  }

  /// Makes an animation with the block's timing. The block waits for it once it runs.
  private func makeAnimation(keyPath: String, on layer: CALayer) -> CABasicAnimation {
    let animation: CABasicAnimation
    if case .curve = settings.pacing {
      animation = ViewBasicAnimation()
    } else {
      animation = settings.spring.map { ViewSpringAnimation($0) } ?? ViewSpringAnimation()
    }
    animation.keyPath = keyPath
    prepare(animation, on: layer)
    return animation
  }

  /// Sets the block's timing on an animation. It must be one of the view animations, which report
  /// to the block when they run.
  func prepare(_ animation: CAAnimation, on layer: CALayer) {
    animation.delegate = self
    animation.duration = settings.duration
    animation.fillMode = .both
    animation.autoreverses = repeats?.autoreverses ?? settings.options.contains(.autoreverse)
    animation.repeatCount = repeats?.count ?? (settings.options.contains(.repeat) ? .infinity : 0)
    if case .curve(let curve) = settings.pacing {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    if settings.delay > 0 {
      let now = layer.host?.mediaTime ?? CACurrentMediaTime()
      animation.begin = layer.convertTime(now, from: nil) + settings.delay
    }
  }
}
