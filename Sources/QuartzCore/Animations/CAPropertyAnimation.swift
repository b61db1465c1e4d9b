import CoreGraphics
import Diagnostics
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

  /// Makes transforms of the animation's values, which are numbers then; nil where they are values
  /// of the property. Only for properties that are transforms.
  open var valueFunction: CAValueFunction?

  /// A path no layer knows animates nothing, which is said once on standard error.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func makeEffect(in layerClass: CALayer.Type) -> AnimationSnapshot.Effect {
    guard let keyPath else {
      Log.layers.write("\(type(of: self)): an animation without a key path animates nothing")
      return .group([])
    }
    let target = AnimationTarget(keyPath: keyPath, of: layerClass)
    guard valueFunction == nil || target.kind == .transform else {
      Log.layers.write("\(keyPath): a value function makes transforms, which this is not")
      return .group([])
    }
    guard let values = makeValues(for: target) else { return .group([]) }
    return .property(
      PropertyAnimation(
        target: target, values: values, combination: combination,
        function: valueFunction?.function))
  }

  private var combination: PropertyAnimation.Combination {
    var combination: PropertyAnimation.Combination = []
    if isAdditive { combination.insert(.additive) }
    if isCumulative { combination.insert(.cumulative) }
    return combination
  }

  /// What the property goes through; nil, after a line on standard error, where values do not fit.
  package func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? { nil }

  /// The kind of the animation's values; nil where they say it themselves.
  func valueKind(for target: AnimationTarget) -> AnimatableValue.Kind? {
    valueFunction?.function.kind ?? target.kind
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}
