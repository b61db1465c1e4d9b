import Foundation
import InterfaceFiles

/// What nibs say about the objects of one class.
@MainActor
package struct NibKind {
  /// The names of its elements.
  let elements: [String]
  let type: AnyClass
  /// What the file may connect besides the outlets of the program's classes.
  let outlets: [String: (AnyObject, Any) -> Bool]
  private let rows: (NibReader, AnyObject) -> Void

  package init<Object: AnyObject>(
    _ elements: String..., type: Object.Type, outlets: [NibOutlet<Object>] = [],
    rows: @escaping (NibReader, Object) -> Void
  ) {
    self.elements = elements
    self.type = type
    self.rows = { rows($0, unsafeDowncast($1, to: Object.self)) }
    self.outlets = Dictionary(
      outlets.map { outlet in
        (outlet.name, { outlet.connect(unsafeDowncast($0, to: Object.self), $1) })
      }
    ) { first, _ in first }
  }

  func read(_ reader: NibReader, _ object: AnyObject) { rows(reader, object) }

  // MARK: The table

  static let all = views + controls + lists + bars + controllers + others

  private static let byElement = Dictionary(
    all.flatMap { kind in kind.elements.map { ($0, kind) } }
  ) { first, _ in first }
  private static let byClass = Dictionary(
    all.map { (ObjectIdentifier($0.type), $0) }
  ) { first, _ in first }
  private static var chains: [ObjectIdentifier: [NibKind]] = [:]

  static func of(_ element: InterfaceElement) -> NibKind? {
    byElement[element.name] ?? ofModule(element.name)
  }

  static func of(_ type: AnyClass) -> NibKind? {
    byClass[ObjectIdentifier(type)] ?? ofModule(type)
  }

  /// The kinds of a class and its superclasses, the most general first.
  static func chain(of type: AnyClass) -> [NibKind] {
    if let known = chains[ObjectIdentifier(type)] { return known }
    let classes = sequence(first: type, next: { _getSuperclass($0) })
    let chain = classes.compactMap { of($0) }.reversed()
    chains[ObjectIdentifier(type)] = Array(chain)
    return Array(chain)
  }
}

/// An outlet that a class of UIKit has.
@MainActor
package struct NibOutlet<Object: AnyObject> {
  let name: String
  /// False where the object at the other end does not suit.
  let connect: (Object, Any) -> Bool

  package init<Value>(
    _ name: String, _ type: Value.Type, _ set: @escaping (Object, Value) -> Void
  ) {
    self.name = name
    connect = { object, value in
      guard let value = value as? Value else { return false }
      set(object, value)
      return true
    }
  }
}
