import CoreGraphics
import Diagnostics
package import RenderKit

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
  /// "position", "bounds.size.width", "transform.rotation.z" and so on; nil uses the key that the
  /// animation runs for as an action.
  open var keyPath: String?

  /// Whether values are added to the underlying value instead of replacing it.
  open var isAdditive = false

  /// Whether each repetition continues from the end of the one before.
  open var isCumulative = false

  /// Converts the animation's numbers to transforms; nil where the values are of the property's
  /// type. Only for properties that are transforms.
  open var valueFunction: CAValueFunction?

  /// An unknown key path animates nothing and is logged once.
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

  /// The animation's values; nil, and a logged line, where they do not fit the property.
  package func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? { nil }

  /// The kind of the animation's values; nil where the values themselves decide it.
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
