import SwiftSyntax

/// Writes what Objective-C would have known into each class, before its last brace.
struct ExposedMembersRule: Rule {
  let name = "Names of members"
  let summary = """
    A class with exposed members gets a nested type on the line of its last brace that lists \
    methods, properties and outlets, for `Selector("name:")`, `responds(to:)`, `value(forKey:)`, nibs.
    """
  let examples = [
    Example(
      """
      class VC: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @objc dynamic var count = 0
        @IBAction func tapped(_ sender: UIButton) {}
      }
      """,
      becomes: """
        class VC: UIViewController {
          private weak var label: UILabel!
          var count = 0 { willSet { KeyValueChanges.willChange(self, "count") } \
        didSet { KeyValueChanges.didChange(self, "count") } }
          func tapped(_ sender: UIButton) {}
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("tapped:", VC.tapped(_:))] }; static var properties: [KeyValueProperty] { \
        [KeyValueProperty("count", { (object: VC) in object.count }, { $0.count = $1 }, \
        keyPath: { \\VC.count })] }; \
        static var outlets: [KeyValueProperty] { \
        [KeyValueProperty("label", { (object: VC) in object.label }, { $0.label = $1 })] } }}
        """),
    Example(
      """
      class VC: UIViewController {
        @IBSegueAction func make(_ c: NSCoder, sender: Any?, id: String?) -> VC? { nil }
      }
      """,
      becomes: """
        class VC: UIViewController {
          func make(_ c: NSCoder, sender: Any?, id: String?) -> VC? { nil }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var selectors: [Selector] { \
        [Selector("make:sender:id:", VC.make(_:sender:id:))] } }}
        """),
    Example(
      "class Model: NSObject {\n  ↓@objc func a(b: Int, c: Int, d: Int) {}\n}",
      becomes: "class Model: NSObject {\n  func a(b: Int, c: Int, d: Int) {}\n}"),
    Example(
      "class Model: NSObject {\n  #if DEBUG\n  ↓@objc func a() {}\n  #endif\n}",
      becomes: "class Model: NSObject {\n  #if DEBUG\n  func a() {}\n  #endif\n}"),
    Example(
      "class Model: NSObject {\n  #if DEBUG\n  ↓@objc var a = 1\n  #endif\n  func f() { var a = 2 }\n}",
      becomes:
        "class Model: NSObject {\n  #if DEBUG\n  var a = 1\n  #endif\n  func f() { var a = 2 }\n}"),
    Example(
      """
      class Person: NSObject {
        @objc dynamic var first = ""
        @objc dynamic var fullName: String { first + "." }
        @objc class func keyPathsForValuesAffectingFullName() -> Set<String> { ["first"] }
      }
      """,
      becomes: """
        class Person: NSObject {
          var first = "" { willSet { KeyValueChanges.willChange(self, "first") } \
        didSet { KeyValueChanges.didChange(self, "first") } }
          var fullName: String { first + "." }
          class func keyPathsForValuesAffectingFullName() -> Set<String> { ["first"] }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("first", { (object: Person) in object.first }, \
        { $0.first = $1 }, keyPath: { \\Person.first }), KeyValueProperty("fullName", \
        { (object: Person) in object.fullName }, keyPath: { \\Person.fullName })] }; \
        static var dependencies: [KeyValueDependency] { [KeyValueDependency("fullName") \
        { Person.keyPathsForValuesAffectingFullName() }] } }}
        """),
    Example(
      "class Tile: UIButton {\n  override var isHighlighted: Bool { didSet {} }\n}",
      becomes: """
        class Tile: UIButton {
          override var isHighlighted: Bool { didSet {} }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("highlighted", { (object: Tile) in \
        object.isHighlighted }, { $0.isHighlighted = $1 }, keyPath: { \\Tile.isHighlighted })] } }}
        """),
    Example(untouched: "class Model: NSObject { func a() {} }"),
    Example(
      untouched: "class Card: UIView { override var canBecomeFirstResponder: Bool { true } }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.classes {
      guard let type = context.facts.type(named: node.qualifiedName), type.file == file.path
      else { continue }
      let exposure = Exposure(facts: context.facts, type: type)
      let list = MemberList(
        members: exposure.members.filter { $0.obstacle(in: file.path) == nil },
        dependencies: exposure.dependencies.filter { $0.obstacle(in: file.path) == nil },
        exposure: exposure, ownName: node.name.text)
      guard !list.isEmpty, !declaresList(node) else { continue }
      changes.insert(node.memberBlock.separatorAtEnd + list.text, at: node.memberBlock.end)
    }
    reportObstacles(in: file, context, &changes)
  }

  private func declaresList(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.contains {
      $0.decl.as(ClassDeclSyntax.self)?.name.text == "ObjCMembers"
    }
  }

  private func reportObstacles(
    in file: SourceFile, _ context: Context, _ changes: inout Changes
  ) {
    let methods = file.nodes.functions.map { (DeclSyntax($0), MemberFacts($0)) }
    let properties = file.nodes.variables.flatMap { node in
      MemberFacts.properties(of: node).map { (DeclSyntax(node), $0) }
    }
    var known: [String: Set<String>] = [:]
    for (node, member) in methods + properties where node.isMember {
      guard let owner = node.lexicalType,
        let type = context.facts.type(named: owner.qualifiedName), type.kind == .class
      else { continue }
      var own = member
      (own.isConditional, own.file) = (node.isInConditionalMembers, file.path)
      if owner.is(ExtensionDeclSyntax.self), owner.isPrivateExtension {
        own.modifiers.insert("private")
      }
      if known[type.name] == nil {
        let exposure = Exposure(facts: context.facts, type: type)
        known[type.name] = Set((exposure.members + exposure.dependencies).map(\.fullName))
      }
      guard known[type.name]!.contains(own.fullName), let reason = own.obstacle(in: type.file)
      else { continue }
      changes.report(
        .warning, "'\(own.fullName)' is not found by name: \(reason)", at: node)
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var isPrivateExtension: Bool {
    !modifiers.names.isDisjoint(with: ["private", "fileprivate"])
  }
}

extension MemberFacts {
  /// Why a member cannot be in the list that stands in the class's file.
  func obstacle(in file: String) -> String? {
    if isConditional { return "it stands inside #if; take it out of there" }
    if isPrivate && self.file != file { return "it is private in another file than its class" }
    guard kind == .method else { return nil }
    if isGeneric || isThrowing || isAsync { return "it is generic, throws or is async" }
    let most = attributes.contains("IBSegueAction") ? 3 : 2
    if labels.count > most && fullName != NSObjectCategories.observing {
      return "it has more than two parameters"
    }
    return nil
  }
}

extension DeclSyntax {
  /// A member of a type, not a local declaration.
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }

  /// Whether it is a member that stands inside `#if`.
  fileprivate var isInConditionalMembers: Bool {
    parent?.parent?.parent?.is(IfConfigClauseSyntax.self) ?? false
  }
}

extension MemberBlockSyntax {
  /// Where its last brace stands.
  var end: Int { rightBrace.trimmedBytes.lowerBound }

  /// What parts a new member from one on the same line.
  var separatorAtEnd: String {
    guard let last = members.last, last.semicolon == nil,
      !rightBrace.leadingTrivia.contains(where: \.isNewline)
    else { return "" }
    return "; "
  }
}
