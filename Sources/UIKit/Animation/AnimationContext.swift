import Foundation
import QuartzCore

/// The stack of open animation scopes, innermost last, and whether views animate at all. Each layer
/// host has one. Main thread only.
@MainActor
final class AnimationContext {
  private var scopes: [any AnimationScope] = []
  var isEnabled = true

  /// The current host's context, or a process-wide one for code without a host.
  static var current: AnimationContext { LayerHost.current?.animations ?? hostless }

  private static let hostless = AnimationContext()
  private static let nothing = NSNull()

  /// The innermost scope; nil outside all blocks.
  var scope: (any AnimationScope)? { scopes.last }

  /// The action for a change of a view's layer: the innermost scope's, or none. Unlike a layer
  /// without a view, it never animates implicitly. A layer in a window asks its own host first,
  /// because another host may have become current inside the block.
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    let current = current
    let own = layer.host === LayerHost.current ? current : layer.host?.animations ?? current
    guard own.isEnabled, let scope = own.scope ?? current.scope else { return nothing }
    return scope.action(for: layer, key: key) ?? nothing
  }

  /// Runs a block with these settings. An outer scope may change how.
  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let scope else { return animateInBlock(settings, changes, completion) }
    scope.animate(settings, changes, completion)
  }

  /// Runs a block with exactly these settings.
  func animateInBlock(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(settings, completion: completion)
    perform(changes, in: block)
    if settings.options.contains(.layoutSubviews) {
      perform({ block.layoutAnimatedLayers() }, in: block)
    }
    block.close()
  }

  /// Records the keyframes that `changes` adds and animates them. An outer scope may change how.
  func animateKeyframes(
    _ settings: AnimationSettings, _ mode: CAAnimationCalculationMode, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let recording = KeyframeRecording(settings.inheriting(scope?.settings), mode: mode)
    perform(changes, in: recording)
    guard let scope else {
      return recording.attach(to: AnimationBlock(settings, completion: completion))
    }
    scope.animate(settings, recording, completion)
  }

  /// Runs `changes` with `scope` as the innermost one.
  func perform(_ changes: () -> Void, in scope: any AnimationScope) {
    let depth = scopes.count
    scopes.append(scope)
    changes()
    // What was begun in it and not committed ends too.
    scopes.removeSubrange(depth...)
  }

  func begin(_ scope: BegunAnimation) { scopes.append(scope) }

  /// Takes what was begun last away; nil if something else is open in it, or nothing was begun.
  func endBegun() -> BegunAnimation? {
    guard let begun = scopes.last as? BegunAnimation else { return nil }
    scopes.removeLast()
    return begun
  }

  /// Runs `changes` as if no block were open.
  func performWithoutAnimation(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    changes()
    isEnabled = wasEnabled
  }
}

extension LayerHost {
  @MainActor
  var animations: AnimationContext {
    if let context = companion as? AnimationContext { return context }
    let context = AnimationContext()
    companion = context
    return context
  }
}
