import CoreGraphics
package import RenderKit

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// "position", "bounds.size.width", "transform.rotation.z" and so on; nil takes the key that the
  /// animation runs for as an action.
  open var keyPath: String?

  /// Whether values are added to what is beneath instead of standing in its place.
  open var isAdditive = false

  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false

  /// A path no layer knows animates nothing, which is said once on standard error.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeEffect() -> AnimationSnapshot.Effect {
    guard let keyPath, let target = AnimationTarget(keyPath: keyPath) else {
      Refusal.log("\(type(of: self)): nothing to animate at key path \(keyPath ?? "nil")")
      return .group([])
    }
    guard let values = makeValues(for: target) else { return .group([]) }
    var animation = PropertyAnimation(target: target, values: values)
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return .property(animation)
  }

  /// What the property goes through; nil, after a line on standard error, where values do not fit.
  package func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? { nil }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}
