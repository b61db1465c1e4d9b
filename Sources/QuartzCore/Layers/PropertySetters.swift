import RenderKit

/// Sets a layer's property through the model's own setter, which a subclass may override.
struct PropertySetter<Layer: CALayer>: Sendable {
  let property: LayerProperty
  /// Sets the property to the snapshot's value.
  let take: @Sendable (Layer, LayerSnapshot) -> Void

  init<Value>(
    _ property: TypedProperty<Value>, _ set: @escaping @Sendable (Layer, Value) -> Void
  ) {
    self.property = property
    take = { set($0, property.get($1)) }
  }

  init<Value>(
    _ property: TypedProperty<Value>, _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) {
    self.init(property) { $0[keyPath: path] = $1 }
  }

  /// For a property with another number type in the model.
  init<Number: BinaryFloatingPoint & SendableMetatype>(
    _ property: TypedProperty<Double>,
    converting path: any ReferenceWritableKeyPath<Layer, Number> & Sendable
  ) {
    self.init(property) { $0[keyPath: path] = Number($1) }
  }
}

/// The properties that `setValue(_:forKeyPath:)` can set in layers of a class.
struct PropertySetters: Sendable {
  /// The kind whose properties the class adds.
  let kind: (any AnimatableKind.Type)?
  private var setters: [LayerProperty: @Sendable (CALayer, LayerSnapshot) -> Void]

  /// Adds a kind's properties to `inherited`, those of every layer.
  init<Layer: CALayer>(
    _ kind: (any AnimatableKind.Type)?, _ added: [PropertySetter<Layer>],
    inherited: PropertySetters? = .ofEveryLayer
  ) {
    self.kind = kind
    setters = inherited?.setters ?? [:]
    for setter in added {
      setters[setter.property] = { setter.take(unsafeDowncast($0, to: Layer.self), $1) }
    }
  }

  /// The rows of the property table that the class has.
  var properties: Set<LayerProperty> { Set(setters.keys) }

  func set(_ property: LayerProperty, of layer: CALayer, from new: LayerSnapshot) {
    setters[property]?(layer, new)
  }
}

extension PropertySetters {
  static let ofEveryLayer = PropertySetters(
    nil,
    [
      PropertySetter<CALayer>(.bounds, \.bounds),
      PropertySetter(.position, \.position),
      PropertySetter(.zPosition, \.zPosition),
      PropertySetter(.anchorPoint, \.anchorPoint),
      PropertySetter(.anchorPointZ, \.anchorPointZ),
      PropertySetter(.transform, \.transform),
      PropertySetter(.sublayerTransform, \.sublayerTransform),
      PropertySetter(.isDoubleSided, \.isDoubleSided),
      PropertySetter(.opacity, \.opacity),
      PropertySetter(.isHidden, \.isHidden),
      PropertySetter(.masksToBounds, \.masksToBounds),
      PropertySetter(.backgroundColor, \.backgroundColor),
      PropertySetter(.cornerRadius, \.cornerRadius),
      PropertySetter(.borderWidth, \.borderWidth),
      PropertySetter(.borderColor, \.borderColor),
      PropertySetter(.shouldRasterize, \.shouldRasterize),
      PropertySetter(.rasterizationScale, \.rasterizationScale),
      PropertySetter(.shadowColor, \.shadowColor),
      PropertySetter(.shadowOpacity, \.shadowOpacity),
      PropertySetter(.shadowOffset, \.shadowOffset),
      PropertySetter(.shadowRadius, \.shadowRadius),
      PropertySetter(.shadowPath, \.shadowPath),
      PropertySetter(.contents) { $0.contents = $1 },
      PropertySetter(.contentsRect, \.contentsRect),
      PropertySetter(.contentsCenter, \.contentsCenter),
    ] as [PropertySetter<CALayer>], inherited: nil)
}
