import Foundation
import QuartzCore

/// What is open that animates changes, innermost last, and what animating views may do. Main thread
/// only.
@MainActor
enum AnimationContext {
  private static var scopes: [any AnimationScope] = []
  /// What `UIView.setAnimationsEnabled` says.
  static var isEnabled = true
  /// Layers that may not be touched while they animate, with the number of blocks that say so.
  private static var untouchable: [ObjectIdentifier: Int] = [:]
  /// Layers that are touched where they show, with the number of animators that say so.
  private static var touchedWhereShown: [ObjectIdentifier: Int] = [:]
  private static let nothing = NSNull()

  static var current: (any AnimationScope)? { scopes.last }

  /// What answers a change of a view's layer: what the innermost scope says, and otherwise nothing,
  /// also not what a layer without a view would do.
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard isEnabled, let scope = scopes.last else { return nothing }
    return scope.action(for: layer, key: key) ?? nothing
  }

  /// Runs a block with these settings, or as the scope around it sees fit.
  static func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let current else { return animateInBlock(settings, changes, completion) }
    current.animate(settings, changes, completion)
  }

  /// Runs a block with just these settings.
  static func animateInBlock(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(settings, completion: completion)
    perform(changes, in: block)
    if settings.options.contains(.layoutSubviews) {
      perform({ block.layoutAnimatedLayers() }, in: block)
    }
    block.close()
  }

  /// Notes the keyframes that `changes` adds, and animates them as the scope around it sees fit.
  static func animateKeyframes(
    _ settings: AnimationSettings, _ mode: CAAnimationCalculationMode, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let recording = KeyframeRecording(settings.inheriting(current?.settings), mode: mode)
    perform(changes, in: recording)
    guard let current else {
      return recording.attach(to: AnimationBlock(settings, completion: completion))
    }
    current.animate(settings, recording, completion)
  }

  /// Runs `changes` with `scope` as the innermost.
  static func perform(_ changes: () -> Void, in scope: any AnimationScope) {
    scopes.append(scope)
    changes()
    scopes.removeLast()
  }

  /// Runs `changes` as if no block were open.
  static func performWithoutAnimation(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    changes()
    isEnabled = wasEnabled
  }

  /// Whether the view of `layer` is to be passed over by touches because it animates.
  static func blocksTouches(_ layer: CALayer) -> Bool {
    !untouchable.isEmpty && untouchable[ObjectIdentifier(layer)] != nil
  }

  static func block(_ layer: CALayer) { count(layer, 1, in: &untouchable) }

  static func unblock(_ layer: CALayer) { count(layer, -1, in: &untouchable) }

  /// Whether touches find the view of `layer` where it shows now and not where it will be.
  static func isTouchedWhereShown(_ layer: CALayer) -> Bool {
    !touchedWhereShown.isEmpty && touchedWhereShown[ObjectIdentifier(layer)] != nil
  }

  static func beginTouchingWhereShown(_ layer: CALayer) { count(layer, 1, in: &touchedWhereShown) }

  static func endTouchingWhereShown(_ layer: CALayer) { count(layer, -1, in: &touchedWhereShown) }

  private static func count(
    _ layer: CALayer, _ change: Int, in counts: inout [ObjectIdentifier: Int]
  ) {
    let count = counts[ObjectIdentifier(layer), default: 0] + change
    counts[ObjectIdentifier(layer)] = count > 0 ? count : nil
  }
}
