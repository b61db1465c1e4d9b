import Synchronization

extension LayerProperty {
  private static let customs = Mutex<[String: LayerProperty]>([:])

  /// An animatable property declared by the program, stored in the layer's snapshot by name. The
  /// same name gives the same object. Callable from any thread.
  package static func custom(_ name: String) -> LayerProperty {
    customs.withLock { customs in
      if let known = customs[name] { return known }
      let made = LayerProperty(
        name, of: .program, PropertyAccess(custom: name), dirties: [], animatesByDefault: false)
      customs[name] = made
      return made
    }
  }

  /// Whether the program declared the property.
  package var isCustom: Bool { if case .program = owner { true } else { false } }
}

extension PropertyAccess {
  fileprivate convenience init(custom name: String) {
    self.init(nil, { $0.rare.custom[name] ?? .flag(false) }) { layer, value in
      layer.rare.custom[name] = value
      return true
    }
  }
}

extension AnimationSnapshot {
  /// The names of the custom properties it animates, members of groups included.
  package var customProperties: [String] {
    switch effect {
    case .property(let animation):
      animation.target.isCustom ? [animation.target.property.key] : []
    case .group(let members): members.flatMap(\.customProperties)
    case .transition: []
    }
  }
}
