import CoreGraphics
import Foundation
import QuartzCore
import RenderKit

extension AnimationBlock {
  /// The action for a change that is about to be made; nil where it is not to animate.
  ///
  /// Places, sizes and transforms add the difference to what they become, so that several changes
  /// of one property run at once and none makes a jump. Everything else replaces what ran before.
  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard settings.duration > 0, let target = AnimationTarget(keyPath: key),
      target.component == nil, target.kind != .flag, target.kind != .image
    else { return nil }
    let model = layer.snapshot
    switch target.property {
    case .position, .transform:
      return AdditiveChange(self, [(key, target, model.value(of: target))])
    case .bounds:
      return AdditiveChange(self, boundsParts(of: model))
    default:
      return replacement(of: target, in: layer)
    }
  }

  /// Apart from each other, as a size may shrink below nothing on its way and a rectangle may not.
  private func boundsParts(of model: LayerSnapshot) -> [AdditiveChange.Part] {
    [("bounds.origin", .origin), ("bounds.size", .size)].map { key, component in
      let target = AnimationTarget(.bounds, component)
      return (key, target, model.value(of: target))
    }
  }

  private func replacement(of target: AnimationTarget, in layer: CALayer) -> CABasicAnimation {
    let fromCurrent = settings.options.contains(.beginFromCurrentState)
    let shown = fromCurrent ? layer.presentation()?.snapshot ?? layer.snapshot : layer.snapshot
    let animation = makeAnimation(keyPath: target.property.key, on: layer)
    animation.fromValue = shown.value(of: target).boxed ?? NSNull()
    return animation
  }

  /// An animation with the block's clock and pacing, which the block waits for once it runs.
  func makeAnimation(keyPath: String, on layer: CALayer) -> CABasicAnimation {
    let animation = makePacedAnimation()
    animation.keyPath = keyPath
    animation.delegate = self
    animation.duration = settings.duration
    animation.fillMode = .both
    animation.autoreverses = settings.options.contains(.autoreverse)
    if settings.options.contains(.repeat) { animation.repeatCount = .infinity }
    if settings.delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + settings.delay
    }
    return animation
  }

  private func makePacedAnimation() -> CABasicAnimation {
    if case .curve(let curve) = settings.pacing {
      let animation = ViewBasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return animation
    }
    let animation = ViewSpringAnimation()
    guard let spring = settings.spring else { return animation }
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    return animation
  }
}

/// Animates a change by what it adds: from the old value less the new one, to nothing.
@MainActor
final class AdditiveChange: @preconcurrency CAAction {
  /// A key path, what it means, and the value before the change.
  typealias Part = (key: String, target: AnimationTarget, old: AnimatableValue)

  private let block: AnimationBlock
  private let parts: [Part]

  init(_ block: AnimationBlock, _ parts: [Part]) {
    self.block = block
    self.parts = parts
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for part in parts { animate(part, on: layer) }
  }

  /// A transform that cannot be undone has no difference to add and replaces what runs.
  private func animate(_ part: Part, on layer: CALayer) {
    let new = layer.snapshot.value(of: part.target)
    guard !part.old.isSame(as: new) else { return }
    let animation = block.makeAnimation(keyPath: part.key, on: layer)
    guard let difference = Interpolation.difference(part.old, new) else {
      animation.fromValue = part.old.boxed
      return animation.run(forKey: part.key, object: layer, arguments: nil)
    }
    animation.isAdditive = true
    animation.fromValue = difference.boxed
    animation.toValue = difference.nothing.boxed
    animation.run(forKey: freeKey(part.key, in: layer), object: layer, arguments: nil)
  }

  /// "position", then "position-2" and so on, so that none replaces another.
  private func freeKey(_ key: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}

extension AnimatableValue {
  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    default: false
    }
  }
}
