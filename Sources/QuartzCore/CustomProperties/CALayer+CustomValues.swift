import CoreGraphics
import RenderKit

extension CALayer {
  /// What the layer keeps under the name of a property of the program's own; nil for nothing yet.
  func keptCustomValue<Value>(forKey key: String, as type: Value.Type) -> Value? {
    if let value = animatableCustomValue(key) { return value.unboxed(as: type) }
    // Nothing there is not a value that is nil.
    guard let value = rareData?.values[key] else { return nil }
    return value as? Value
  }

  /// The one way such a property changes: as `change(_:to:)` for those of layers. There is no
  /// old value before the first one of a type without a zero.
  func setCustomValue<Value>(_ new: Value, _ old: Value?, forKey key: String) {
    if let old, let new = new as? AnyHashable, new == old as? AnyHashable { return }
    if let old { keepCustomValue(old, forKey: key) }
    let action = actionForCustomChange(key)
    keepCustomValue(new, forKey: key)
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The value by the property's name alone: kept, or as the class declares it.
  func customValue(forKey key: String) -> Any? {
    if let value = animatableCustomValue(key) { return value.boxed }
    return rareData?.values[key] ?? declaredValue(forKey: key)
  }

  /// The value of a property that the class declares or that has been animated; nil for what the
  /// program only keeps here.
  func ownValue(forKey key: String) -> Any? {
    animatableCustomValue(key)?.boxed ?? declaredValue(forKey: key)
  }

  /// Whether the class, or the program, gives the name a meaning.
  func knowsCustomProperty(_ property: String) -> Bool {
    customValue(forKey: property) != nil
      || Swift.type(of: self).needsDisplay(forKey: property)
  }

  /// What an animation of the property has beneath it must be in the snapshot.
  func prepareCustomProperty(_ property: String) {
    guard animatableCustomValue(property) == nil else { return }
    if let value = customValue(forKey: property) {
      keepCustomValue(value, forKey: property)
    }
  }

  private func animatableCustomValue(_ property: String) -> AnimatableValue? {
    snapshot.hasRareState ? snapshot.rare.custom[property] : nil
  }

  private func keepCustomValue(_ value: Any, forKey key: String) {
    if let animatable = AnimatableValue(value, as: nil) {
      snapshot.rare.custom[key] = animatable
    } else {
      if snapshot.hasRareState { snapshot.rare.custom[key] = nil }
      ensureRareData.values[key] = value
    }
  }

  private func actionForCustomChange(_ key: String) -> (any CAAction)? {
    let action = actionForChange(event: key)
    return ImplicitActions.prepared(action, for: AnimationTarget(custom: key)) { shown ?? snapshot }
  }

  /// The first value of an `@CAAnimatable` of that name: the declared one, the class's default or zero.
  private func declaredValue(forKey key: String) -> Any? {
    let declaration = declaration(of: key)
    return declaration?.anyInitial ?? Swift.type(of: self).defaultValue(forKey: key)
      ?? declaration?.anyZero
  }

  private func declaration(of key: String) -> (any CustomDeclaration)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != CALayer.self {
      for case (let label?, let declaration as any CustomDeclaration) in current.children
      where (declaration.givenName ?? String(label.dropFirst())) == key { return declaration }
      mirror = current.superclassMirror
    }
    return nil
  }
}
