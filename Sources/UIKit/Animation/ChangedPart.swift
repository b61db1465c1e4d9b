import QuartzCore
import RenderKit

/// A part of a layer that animates independently, and its value before a change.
struct ChangedPart {
  let keyPath: String
  let target: AnimationTarget
  let old: AnimatableValue

  init(_ keyPath: String, _ target: AnimationTarget, of model: LayerSnapshot) {
    self.keyPath = keyPath
    self.target = target
    old = model.value(of: target)
  }

  /// Whether its animations are additive, so that several run at once without a jump. Other
  /// animations replace the running one.
  var isAdditive: Bool {
    switch target.property {
    case .position, .bounds, .transform: true
    default: false
    }
  }

  /// The parts that a change of `key` animates; empty for values that cannot be interpolated.
  ///
  /// Bounds are split into origin and size, because an animated size may become negative and a
  /// rectangle's may not. Positions are split if their axes move differently.
  static func parts(
    of key: String, in model: LayerSnapshot, splittingPoints: Bool = false
  ) -> [ChangedPart] {
    guard let target = AnimationTarget(keyPath: key), model.has(target.property),
      target.component == nil, target.kind != .flag, target.kind != .image
    else { return [] }
    switch target.property {
    case .bounds:
      return [("bounds.origin", .origin), ("bounds.size", .size)].map {
        ChangedPart($0, AnimationTarget(.bounds, $1), of: model)
      }
    case .position where splittingPoints:
      return [("position.x", .x), ("position.y", .y)].map {
        ChangedPart($0, AnimationTarget(.position, $1), of: model)
      }
    default: return [ChangedPart(key, target, of: model)]
    }
  }
}

/// Passes on the parts of a layer that have changed, after the change.
@MainActor
final class ChangeAction: @preconcurrency CAAction {
  private let parts: [ChangedPart]
  private let take: (ChangedPart, CALayer) -> Void

  init(_ parts: [ChangedPart], _ take: @escaping (ChangedPart, CALayer) -> Void) {
    self.parts = parts
    self.take = take
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    for part in parts where !part.old.isSame(as: layer.snapshot.value(of: part.target)) {
      take(part, layer)
    }
  }
}

extension CALayer {
  /// "position", then "position-2" and so on, so that additive animations do not replace each
  /// other.
  func freeAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}

extension AnimatableValue {
  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    default: false
    }
  }
}
