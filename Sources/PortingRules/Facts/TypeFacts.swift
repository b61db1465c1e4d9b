/// What the files of a module say together about one type.
struct TypeFacts: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable { case `class`, `protocol`, other, unknown }

  /// With the names of the types around it: `Outer.Inner`.
  var name: String
  /// Unknown while only extensions were seen.
  var kind: Kind
  var inherits: [String] = []
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  var isGeneric = false
  /// Where its own declaration stands.
  var file = ""
  /// Whether another module declares it, which this one imports.
  var isForeign = false
  var members: [MemberFacts] = []

  var isObjC: Bool { attributes.contains("objc") || attributes.contains("objcMembers") }
  var isPublic: Bool { modifiers.contains("public") || isOpen }
  var isOpen: Bool { modifiers.contains("open") }

  /// What other modules see of it; nil where they see nothing. Tests see what is internal, too.
  func shown(toTests: Bool) -> TypeFacts? {
    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    guard kind == .class || kind == .protocol, toTests ? !isHidden : isPublic else { return nil }
    var shown = self
    shown.isForeign = true
    if kind == .class { shown.members = members.filter { toTests ? !$0.isPrivate : $0.isPublic } }
    return shown
  }

  func members(named name: String) -> [MemberFacts] {
    members.filter { $0.name == name }
  }

  mutating func merge(_ other: TypeFacts) {
    if kind == .unknown {
      (kind, file, isGeneric) = (other.kind, other.file, other.isGeneric)
      isForeign = other.isForeign
    }
    inherits += other.inherits.filter { !inherits.contains($0) }
    attributes.formUnion(other.attributes)
    modifiers.formUnion(other.modifiers)
    members += other.members
  }
}
