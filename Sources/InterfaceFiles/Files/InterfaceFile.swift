package import Foundation

/// A nib or a storyboard as Interface Builder writes it.
package final class InterfaceFile: Sendable {
  package enum Kind: Sendable { case nib, storyboard }

  /// For messages, and for the table of its texts.
  package let name: String
  package let kind: Kind
  package let root: InterfaceElement
  /// What stands between the tags of the objects; of a storyboard, by scene.
  package let scenes: [InterfaceScene]
  /// By identifier.
  private let elements: [String: InterfaceElement]
  private let scenesByObject: [String: InterfaceScene]
  private let resources: [String: InterfaceElement]

  /// Of its text or of its compact form, which has the name of the text. `name` is that of the file, with
  /// its extension.
  package init(_ data: Data, name: String) throws(InterfaceError) {
    let (name, root) =
      try CompactForm.begins(data) ? CompactReader.read(data) : (name, InterfaceReader.read(data))
    kind = try InterfaceFile.kind(of: root)
    (self.name, self.root) = (name, root)
    let objects =
      kind == .nib ? [root.first("objects")] : root.list("scenes").map { $0.first("objects") }
    scenes = objects.compactMap(\.self).map(InterfaceScene.init)
    elements = InterfaceFile.identified(root)
    scenesByObject = Dictionary(
      scenes.flatMap { scene in scene.objects.compactMap { $0.id }.map { ($0, scene) } }
    ) { first, _ in first }
    resources = Dictionary(
      root.list("resources").compactMap { element in
        element.attributes["name"].map { ("\(element.name) \($0)", element) }
      }
    ) { first, _ in first }
  }

  private static func kind(of root: InterfaceElement) throws(InterfaceError) -> Kind {
    guard root.name == "document", let type = root.attributes["type"] else {
      throw .notInterface("<\(root.name)>")
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .nib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    default: throw .notInterface(type)
    }
  }

  private static func identified(_ root: InterfaceElement) -> [String: InterfaceElement] {
    var found: [String: InterfaceElement] = [:]
    root.visitAll { element in
      if let id = element.id, found[id] == nil { found[id] = element }
    }
    return found
  }

  package func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The scene that has an object of this identifier at its top.
  package func scene(of id: String) -> InterfaceScene? { scenesByObject[id] }

  /// What the file says about a colour or an image that it names: `namedColor`, `systemColor`, `image`.
  package func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    resources["\(kind) \(name)"]
  }

  /// The place of an element in words: "Main.storyboard:12".
  package func place(_ element: InterfaceElement) -> String { "\(name):\(element.line)" }
}
