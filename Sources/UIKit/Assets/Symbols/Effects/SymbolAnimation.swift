import CoreGraphics
import Foundation
import QuartzCore

/// The animation of a layer that stands for an effect.
@MainActor
struct SymbolAnimation {
  private static let (larger, smaller): (CGFloat, CGFloat) = (1.2, 0.8)

  let motion: SymbolMotion
  let options: SymbolEffectOptions

  static func key(_ motion: SymbolMotion) -> String { "symbolEffect.\(motion)" }

  /// Without animation, the end is reached at once.
  func make(animated: Bool) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = animated ? duration / options.factor : 0.001
    for animation in animations { animation.duration = group.duration }
    group.repeatCount = repeatCount
    if stays {
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
    }
    return group
  }

  /// Whether it goes on, or its end stays, until it is removed.
  var lasts: Bool { stays || repeatCount == .infinity }

  private var repeatCount: Float { stays ? 1 : options.count ?? (runsOnce ? 1 : .infinity) }

  private var runsOnce: Bool {
    switch motion {
    case .pulse, .breathe, .rotate: false
    default: true
    }
  }

  /// Whether the end of it stays until it is removed.
  private var stays: Bool {
    switch motion {
    case .scale, .disappear: true
    default: false
    }
  }

  private var duration: TimeInterval {
    switch motion {
    case .bounce, .wiggle: 0.6
    case .pulse, .rotate: 1.5
    case .breathe: 2
    case .scale, .appear, .disappear, .replace: 0.35
    }
  }

  private var animations: [CAAnimation] {
    switch motion {
    case .bounce(let isUp): [values("transform.scale", [1, size(isUp), 1])]
    case .pulse: [values("opacity", [1, 0.4, 1])]
    case .breathe: [values("transform.scale", [1, 1.1, 1]), values("opacity", [1, 0.8, 1])]
    case .rotate(let isClockwise):
      [values("transform.rotation.z", isClockwise ? [0, 2 * .pi] : [2 * .pi, 0])]
    case .wiggle: [values("transform.rotation.z", [0, 0.2, -0.2, 0.1, -0.1, 0])]
    case .scale(let isUp): [values("transform.scale", [1, size(isUp)])]
    case .appear: [values("transform.scale", [0.5, 1]), values("opacity", [0, 1])]
    case .disappear: [values("transform.scale", [1, 0.5]), values("opacity", [1, 0])]
    case .replace: []
    }
  }

  private func size(_ isUp: Bool) -> CGFloat { isUp ? Self.larger : Self.smaller }

  private func values(_ path: String, _ values: [CGFloat]) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.values = values
    animation.timingFunctions = values.dropFirst().map { _ in
      CAMediaTimingFunction(name: .easeInEaseOut)
    }
    animation.fillMode = .both
    return animation
  }
}
