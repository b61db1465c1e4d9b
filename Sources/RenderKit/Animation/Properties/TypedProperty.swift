/// A row that knows the property's type; the model's setters use it.
package final class TypedProperty<Value: AnimatableType>: LayerProperty, @unchecked Sendable {
  package typealias Get = @Sendable (LayerSnapshot) -> Value
  package typealias Store = @Sendable (inout LayerSnapshot, Value) -> Void
  typealias Condition = @Sendable (Value) -> Bool

  package let get: Get
  package let store: Store
  private let condition: Condition?

  /// - Parameters:
  ///   - condition: A condition for values besides being usable.
  ///   - setOther: Stores animated values that are not of the property's own type.
  init(
    _ key: String, of owner: Owner = .everyLayer, _ get: @escaping Get, _ store: @escaping Store,
    dirties: Dirties, where condition: Condition? = nil,
    setOther: (@Sendable (inout LayerSnapshot, AnimatableValue) -> Bool)? = nil
  ) {
    (self.get, self.store, self.condition) = (get, store, condition)
    let whole = PropertyAccess(Value.kind, { get($0).animatable }) { layer, animatable in
      guard owner.includes(layer) else { return false }
      guard let value = Value.unwrapped(animatable) else {
        return setOther?(&layer, animatable) ?? false
      }
      guard condition?(value) != false else { return false }
      store(&layer, value)
      return true
    }
    super.init(
      key, of: owner, whole, dirties: dirties, animatesByDefault: Value.animatesByDefault)
  }

  /// Whether the program may set the property to this value.
  package func allows(_ value: Value) -> Bool { value.isUsable && condition?(value) != false }

  override func access(to component: Component) -> PropertyAccess {
    guard let part = Value.part(component.path) else { return .none }
    let (owner, get, store) = (owner, get, store)
    return PropertyAccess(part.kind, { part.get(get($0)) }) { layer, animatable in
      guard owner.includes(layer) else { return false }
      var value = get(layer)
      guard part.set(&value, animatable) else { return false }
      store(&layer, value)
      return true
    }
  }

  package override var components: [Component] {
    Value.parts.keys.sorted().map { Component(path: $0) }
  }
}
