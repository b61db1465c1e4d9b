/// One row of the property table: an animatable property of layers.
///
/// Key paths, implicit actions, presentation values, `setValue(_:forKeyPath:)` and damage read a
/// property's row. `LayerProperties` has the rows of all layers; each kind of layer lists its own
/// in its folder. There is one object for each row, compared by identity. Immutable.
package class LayerProperty: @unchecked Sendable {
  /// Apple's key for the whole property.
  package let key: String
  package let owner: Owner
  package let dirties: Dirties
  /// Whether changes of the property animate implicitly.
  package let animatesByDefault: Bool
  let access: PropertyAccess

  init(
    _ key: String, of owner: Owner, _ access: PropertyAccess, dirties: Dirties,
    animatesByDefault: Bool
  ) {
    (self.key, self.owner, self.access) = (key, owner, access)
    (self.dirties, self.animatesByDefault) = (dirties, animatesByDefault)
  }

  /// A component of the property; `PropertyAccess.none` where it has no such component.
  func access(to component: Component) -> PropertyAccess { .none }

  /// The key paths of the components, without the property's own key.
  package var components: [Component] { [] }
}

extension LayerProperty {
  /// Which layers have a property.
  package enum Owner: Sendable {
    case everyLayer
    case kind(any AnimatableKind.Type)
    /// Declared by the program in a layer class of its own.
    case program
  }

  /// The groups of state to compare between two states of a layer to find what a property change
  /// damages.
  package struct Dirties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Position and shape of the layer and its sublayers.
    package static let geometry = Dirties(rawValue: 1)
    /// Colours, border, corners, shadow, clipping, opacity and blending.
    package static let appearance = Dirties(rawValue: 2)
    /// The contents image and the state of the layer's kind.
    package static let contents = Dirties(rawValue: 4)

    package static let all: Dirties = [.geometry, .appearance, .contents]
  }
}

extension LayerProperty: Hashable {
  package static func == (a: LayerProperty, b: LayerProperty) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayerProperty.Owner {
  func includes(_ layer: LayerSnapshot) -> Bool {
    guard case .kind(let type) = self else { return true }
    return layer.kind.map { Swift.type(of: $0) == type } ?? false
  }
}

extension LayerSnapshot {
  /// Whether the layer is of a kind that has the property.
  package func has(_ property: LayerProperty) -> Bool { property.owner.includes(self) }
}
