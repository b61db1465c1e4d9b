import SwiftSyntax

struct KeyPathRule: Rule {
  let name = "#keyPath"
  let summary = """
    `#keyPath(Song.artist.name)` becomes the string `"artist.name"`; names are those of Objective-C \
    (`#keyPath(UIView.isHidden)` is `"hidden"`), looked up in the class that each key belongs to.
    """
  let examples = [
    Example(
      "let a = #keyPath(CALayer.bounds), b = #keyPath(Outer.Song.artist.name), c = #keyPath(title)",
      becomes: "let a = \"bounds\", b = \"artist.name\", c = \"title\""),
    Example("let a = #keyPath(UIView.isHidden)", becomes: "let a = \"hidden\""),
    Example(
      """
      class Song: NSObject { @objc var isHidden = false; @objc(long) var length = 1; let view = UIView() }
      let a = #keyPath(Song.isHidden), b = #keyPath(UIView.isHidden), c = #keyPath(Song.view.isHidden)
      class Player: NSObject {
        @objc var song: Song?
        func f() { g(#keyPath(song.length), #keyPath(Player.song?.view.layer.isOpaque)) }
      }
      """,
      becomes: """
        class Song: NSObject { var isHidden = false; var length = 1; let view = UIView() ; \
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("isHidden", { (object: Song) in object.isHidden }, \
        { $0.isHidden = $1 }), KeyValueProperty("long", { (object: Song) in object.length }, \
        { $0.length = $1 })] } }}
        let a = "isHidden", b = "hidden", c = "view.hidden"
        class Player: NSObject {
          var song: Song?
          func f() { g("song.long", "song.view.layer.opaque") }
        nonisolated final class ObjCMembers: ObjectiveCMembers { static var properties: \
        [KeyValueProperty] { [KeyValueProperty("song", { (object: Player) in object.song }, \
        { $0.song = $1 })] } }}
        """),
    Example(untouched: "let a = \\Song.name // #keyPath(Song.name)"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for macro in file.nodes.macros where macro.macroName.text == "keyPath" {
      guard let path = macro.arguments.first?.expression.pathNames else { continue }
      let place = macro.lexicalType?.qualifiedName ?? ""
      let reader = KeyPathReader(facts: context.facts, place: place)
      let keys = reader.keys(of: path).joined(separator: ".")
      changes.replace(macro, with: "\"\(keys)\"" + macro.lineBreaksInside)
    }
  }

  /// Apple's properties have no `is` in their keys: `isHidden` is "hidden".
  static func key(ofForeign name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}

/// Follows the names of a key path from class to class.
private struct KeyPathReader {
  let facts: ModuleFacts
  /// The type around it, or "".
  let place: String

  private enum Owner {
    case module(TypeFacts)
    case foreign
    /// The type of a property that does not write it.
    case unknown
  }

  func keys(of path: [String]) -> [String] {
    let type = path.prefix { $0.first?.isUppercase ?? false || $0 == "self" }
    var owner = start(type.joined(separator: "."))
    return path.dropFirst(type.count).map { name in
      let member = member(name, of: owner)
      if case .module = owner, member == nil { owner = .foreign }
      defer { owner = next(after: member, owner) }
      if let member { return member.objcName ?? name }
      return KeyPathRule.key(ofForeign: name)
    }
  }

  private func start(_ name: String) -> Owner {
    let found =
      ["", "self", "Self"].contains(name)
      ? facts.type(named: place) : facts.type(named: name, in: place)
    return found.map(Owner.module) ?? .foreign
  }

  private func member(_ name: String, of owner: Owner) -> MemberFacts? {
    let types: [TypeFacts]
    switch owner {
    case .foreign: return nil
    case .module(let type): types = facts.lineage(of: type) + facts.protocols(of: type)
    case .unknown: types = facts.allTypes
    }
    return types.lazy.flatMap { $0.members(named: name) }.first { $0.kind == .property }
  }

  private func next(after member: MemberFacts?, _ owner: Owner) -> Owner {
    guard let member else { return owner }
    guard let name = member.plainType else { return .unknown }
    return facts.type(named: name, in: place).map(Owner.module) ?? .foreign
  }
}

extension MemberFacts {
  /// The class in its type, without optionals, arrays and `any`; nil where the type is not written.
  fileprivate var plainType: String? {
    let names = type.split { "?![]()<> ".contains($0) }
    let own = names.filter { !["any", "Set", "Array", "Optional"].contains($0) }
    return own.count == 1 ? String(own[0]) : nil
  }
}

extension ExprSyntax {
  /// `Song`, `artist`, `name` of `Song.artist?.name`; nil for anything but names.
  fileprivate var pathNames: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.pathNames.map { $0 + [member.declName.baseName.text] }
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.pathNames }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.pathNames }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.pathNames
    }
    return nil
  }
}
