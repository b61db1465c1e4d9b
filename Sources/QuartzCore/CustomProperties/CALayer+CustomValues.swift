import CoreGraphics
import RenderKit

extension CALayer {
  /// The stored value of a custom property; nil for none yet.
  func keptCustomValue<Value>(forKey key: String, as type: Value.Type) -> Value? {
    if let value = animatableCustomValue(key) { return value.unboxed(as: type) }
    // A missing value is different from a nil value.
    guard let value = rareData?.values[key] else { return nil }
    return value as? Value
  }

  /// Changes a custom property, as `change(_:to:)` does for Core Animation's. There is no old value
  /// before the first one of a type without a zero value.
  func setCustomValue<Value>(_ new: Value, _ old: Value?, forKey key: String) {
    if let old, let new = new as? AnyHashable, new == old as? AnyHashable { return }
    if let old { keepCustomValue(old, forKey: key) }
    let action = actionForCustomChange(key)
    keepCustomValue(new, forKey: key)
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The stored value, or else the one that the class declares.
  func customValue(forKey key: String) -> Any? {
    if let value = animatableCustomValue(key) { return value.boxed }
    return rareData?.values[key] ?? declaredValue(forKey: key)
  }

  /// The value of a property that the class declares or that has been animated; nil for other keys.
  func ownValue(forKey key: String) -> Any? {
    animatableCustomValue(key)?.boxed ?? declaredValue(forKey: key)
  }

  /// Whether the class or the program defines the property.
  func knowsCustomProperty(_ property: String) -> Bool {
    customValue(forKey: property) != nil
      || Swift.type(of: self).needsDisplay(forKey: property)
  }

  /// Copies the value into the snapshot, where an animation finds its underlying value.
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

  /// The initial value of an `@CAAnimatable` of that name: the declared one, the class's default or
  /// zero.
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
