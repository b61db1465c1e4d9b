import SwiftSyntax

struct ObservedPropertyRule: Rule {
  let name = "Observed properties"
  let summary = """
    `@objc dynamic var name` announces its changes (`KeyValueChanges`), so `observe(\\.name)` and \
    `addObserver(_:forKeyPath:…)` hear of them.
    """
  let examples = [
    Example(
      "class Song: NSObject {\n  @objc dynamic var name = \"\" // here\n}",
      becomes: """
        class Song: NSObject {
          var name = "" { willSet { KeyValueChanges.willChange(self, "name") } \
        didSet { KeyValueChanges.didChange(self, "name") } } // here
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("name", { (object: Song) in object.name }, \
        { $0.name = $1 }, keyPath: { \\Song.name })] }; \
        static var observableKeys: [String] { ["name"] } }}
        """),
    Example(
      """
      class Song: NSObject {
        @objc dynamic var name: String { get { text } set { text = newValue } }
      }
      """,
      becomes: """
        class Song: NSObject {
          var name: String { get { text } set { KeyValueChanges.willChange(self, "name"); \
        defer { KeyValueChanges.didChange(self, "name") }; text = newValue } }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("name", { (object: Song) in object.name }, \
        { $0.name = $1 }, keyPath: { \\Song.name })] }; \
        static var observableKeys: [String] { ["name"] } }}
        """),
    Example(
      "class Song: NSObject { dynamic var name = \"\" }",
      becomes: "class Song: NSObject { var name = \"\" }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.variables where node.modifiers.names.contains("dynamic") {
      guard let owner = node.lexicalType, node.parent?.is(MemberBlockItemSyntax.self) ?? false,
        let type = context.facts.type(named: owner.qualifiedName)
      else { continue }
      let observable = Set(Exposure(facts: context.facts, type: type).observableKeys)
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          observable.contains(name)
        else { continue }
        announce(node.attributes.objcName ?? name, in: binding, &changes)
      }
    }
  }

  private func announce(_ key: String, in binding: PatternBindingSyntax, _ changes: inout Changes) {
    let before = "KeyValueChanges.willChange(self, \"\(key)\")"
    let after = "KeyValueChanges.didChange(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      let end = binding.initializer?.trimmedBytes ?? binding.typeAnnotation?.trimmedBytes
      let offset = end?.upperBound ?? binding.pattern.trimmedBytes.upperBound
      return changes.insert(" { willSet { \(before) } didSet { \(after) } }", at: offset)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.body(of: "set") {
      return changes.insert(" \(before); defer { \(after) };", at: setter)
    }
    add("willSet", before, to: accessors, block, &changes)
    add("didSet", after, to: accessors, block, &changes)
  }

  /// Into the observer that is there, or as one of its own.
  private func add(
    _ name: String, _ call: String, to accessors: AccessorDeclListSyntax,
    _ block: AccessorBlockSyntax, _ changes: inout Changes
  ) {
    if let start = accessors.body(of: name) {
      changes.insert(" \(call);", at: start)
    } else {
      changes.insert(" \(name) { \(call) }", at: block.leftBrace.trimmedBytes.upperBound)
    }
  }
}

extension AccessorDeclListSyntax {
  /// The offset after the opening brace of an accessor.
  fileprivate func body(of name: String) -> Int? {
    first { $0.accessorSpecifier.text == name }?.body?.leftBrace.trimmedBytes.upperBound
  }
}
