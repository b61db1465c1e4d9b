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
        { $0.name = $1 }, keyPath: { \\Song.name })] } }}
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
        { $0.name = $1 }, keyPath: { \\Song.name })] } }}
        """),
    Example(
      """
      class Song: NSObject {
        @objc dynamic var name = ""
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "name" }
      }
      class Hit: Song { override dynamic var name: String { didSet { go() } } }
      """,
      becomes: """
        class Song: NSObject {
          var name = "" { willSet { if type(of: self).automaticallyNotifiesObservers(forKey: "name") \
        { KeyValueChanges.willChange(self, "name") } } didSet { if type(of: self)\
        .automaticallyNotifiesObservers(forKey: "name") { KeyValueChanges.didChange(self, "name") } } }
          class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "name" }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("name", { (object: Song) in object.name }, \
        { $0.name = $1 }, keyPath: { \\Song.name })] } }}
        class Hit: Song { override var name: String { didSet { go() } } ; nonisolated final class \
        ObjCMembers: ObjectiveCMembers { static var properties: [KeyValueProperty] { \
        [KeyValueProperty("name", { (object: Hit) in object.name }, { $0.name = $1 }, \
        keyPath: { \\Hit.name })] } }}
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
      let announced = Set(Exposure(facts: context.facts, type: type).announced.map(\.name))
      let asks = context.facts.lineage(of: type).contains { above in
        above.members.contains { $0.isStatic && $0.fullName == NSObjectCategories.announcing }
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          announced.contains(name)
        else { continue }
        let calls = Announcement(key: node.attributes.objcName ?? name, asks: asks)
        announce(calls, in: binding, &changes)
      }
    }
  }

  /// What a setter says before and after a change.
  private struct Announcement {
    let key: String
    /// The class says itself which properties announce their changes.
    let asks: Bool

    var before: String { text("willChange") }
    var after: String { text("didChange") }

    private func text(_ name: String) -> String {
      let call = "KeyValueChanges.\(name)(self, \"\(key)\")"
      if !asks { return call }
      return "if type(of: self).automaticallyNotifiesObservers(forKey: \"\(key)\") { \(call) }"
    }
  }

  private func announce(
    _ calls: Announcement, in binding: PatternBindingSyntax, _ changes: inout Changes
  ) {
    guard let block = binding.accessorBlock else {
      let end = binding.initializer?.trimmedBytes ?? binding.typeAnnotation?.trimmedBytes
      let offset = end?.upperBound ?? binding.pattern.trimmedBytes.upperBound
      return changes.insert(
        " { willSet { \(calls.before) } didSet { \(calls.after) } }", at: offset)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.body(of: "set") {
      return changes.insert(" \(calls.before); defer { \(calls.after) };", at: setter)
    }
    add("willSet", calls.before, to: accessors, block, &changes)
    add("didSet", calls.after, to: accessors, block, &changes)
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
