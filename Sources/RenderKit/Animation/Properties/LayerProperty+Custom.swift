import Synchronization

extension LayerProperty {
  private static let customs = Mutex<[String: LayerProperty]>([:])

  /// An animatable property of the program's own, which the layer's snapshot keeps by its name; the same
  /// object for the same name. Callable from any thread.
  package static func custom(_ name: String) -> LayerProperty {
    customs.withLock { customs in
      if let known = customs[name] { return known }
      let made = LayerProperty(
        name, of: .program, PropertyAccess(custom: name), dirties: [], animatesByDefault: false)
      customs[name] = made
      return made
    }
  }

  /// Whether it is the program's own.
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
  /// The names of the program's own properties that are animated, members of groups included.
  package var customProperties: [String] {
    switch effect {
    case .property(let animation):
      animation.target.isCustom ? [animation.target.property.key] : []
    case .group(let members): members.flatMap(\.customProperties)
    case .transition: []
    }
  }
}
