/// An element of a file: what Interface Builder says about an object or one of its properties.
///
/// Unchecked, because only the reader changes elements, before it hands them out.
package final class InterfaceElement: @unchecked Sendable {
  package let name: String
  package let attributes: [String: String]
  /// Of the start tag, from 1.
  package let line: Int
  package private(set) var children: [InterfaceElement] = []
  package internal(set) var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  func add(_ child: InterfaceElement) { children.append(child) }
}

extension InterfaceElement {
  /// An element of the same name and line that says only this, for what varies.
  package func varied(
    attributes: [String: String], children: [InterfaceElement]
  ) -> InterfaceElement {
    let varied = InterfaceElement(name: name, attributes: attributes, line: line)
    for child in children { varied.add(child) }
    return varied
  }

  package var id: String? { attributes["id"] }
  /// The property of the parent that it is the value of.
  package var key: String? { attributes["key"] }

  /// The child that is the value of a property.
  package func value(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

  package func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The elements in its child of this name.
  package func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// This one, its children and theirs, each before what is in it.
  package func visitAll(_ visit: (InterfaceElement) -> Void) {
    visit(self)
    for child in children { child.visitAll(visit) }
  }
}
