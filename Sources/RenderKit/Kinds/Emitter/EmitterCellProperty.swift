/// An animatable property of emitter cells: a table row like `LayerProperty`.
package class EmitterCellProperty: @unchecked Sendable {
  /// The last component of its key paths.
  package let key: String
  let part: ValuePart<EmitterCellSnapshot>

  fileprivate init(_ key: String, _ part: ValuePart<EmitterCellSnapshot>) {
    (self.key, self.part) = (key, part)
  }

  fileprivate static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

/// A row that knows the property's type.
package final class TypedCellProperty<Value: AnimatableType>: EmitterCellProperty,
  @unchecked Sendable
{
  package let path: any WritableKeyPath<EmitterCellSnapshot, Value> & Sendable

  init(_ key: String, _ path: any WritableKeyPath<EmitterCellSnapshot, Value> & Sendable) {
    self.path = path
    super.init(key, ValuePart(path))
  }
}

/// A list of cells has a component for each cell name and property; names may contain dots.
extension EmitterCellSnapshot: AnimatableElement {
  package static let listKind: AnimatableValue.Kind? = nil

  package static func animatable(_ list: [EmitterCellSnapshot]) -> AnimatableValue { .flag(false) }

  package static func unwrappedList(_ value: AnimatableValue) -> [EmitterCellSnapshot]? { nil }

  package static func part(ofList path: String) -> ValuePart<[EmitterCellSnapshot]>? {
    guard let point = path.lastIndex(of: "."),
      let property = EmitterCellProperty.byKey[String(path[path.index(after: point)...])]
    else { return nil }
    return part(property.part, ofCellsNamed: String(path[..<point]))
  }

  /// Reads the first cell of the name (0 if there is none) and writes all of them.
  private static func part(
    _ part: ValuePart<EmitterCellSnapshot>, ofCellsNamed name: String
  ) -> ValuePart<[EmitterCellSnapshot]> {
    ValuePart(
      kind: part.kind,
      get: { cells in cells.first { $0.name == name }.map(part.get) ?? .number(0) },
      set: { cells, value in
        var isSet = false
        for index in cells.indices where cells[index].name == name {
          isSet = part.set(&cells[index], value) || isSet
        }
        return isSet
      })
  }
}
