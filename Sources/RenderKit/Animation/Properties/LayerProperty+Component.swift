extension LayerProperty {
  /// A component of a property, named by the rest of its key path.
  package struct Component: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    package static let x = Component(path: "x")
    package static let y = Component(path: "y")
    package static let origin = Component(path: "origin")
    package static let size = Component(path: "size")

    /// A property of the emitter cells of this name.
    package static func cell(name: String, _ property: EmitterCellProperty) -> Component {
      Component(path: "\(name).\(property.key)")
    }
  }
}
