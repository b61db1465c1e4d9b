import Foundation
import QuartzCore

/// The animation blocks that are open, innermost last. Main thread only.
@MainActor
enum AnimationContext {
  private static var blocks: [AnimationBlock] = []
  /// What `UIView.setAnimationsEnabled` says.
  static var isEnabled = true
  /// Layers that may not be touched while they animate, with the number of blocks that say so.
  private static var untouchable: [ObjectIdentifier: Int] = [:]
  private static let nothing = NSNull()

  static var current: AnimationBlock? { blocks.last }

  /// What answers a change of a view's layer: an animation inside a block, and otherwise nothing,
  /// also not what a layer without a view would do.
  static func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard isEnabled, let block = blocks.last else { return nothing }
    return block.action(for: layer, key: key) ?? nothing
  }

  /// Runs `changes` inside a block with these settings, or what is left of them inside another one.
  static func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(settings.inheriting(current?.settings), completion: completion)
    blocks.append(block)
    changes()
    if block.settings.options.contains(.layoutSubviews) { block.layoutAnimatedLayers() }
    blocks.removeLast()
    block.close()
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

  static func block(_ layer: CALayer) {
    untouchable[ObjectIdentifier(layer), default: 0] += 1
  }

  static func unblock(_ layer: CALayer) {
    let id = ObjectIdentifier(layer)
    let count = untouchable[id, default: 1] - 1
    untouchable[id] = count > 0 ? count : nil
  }
}
