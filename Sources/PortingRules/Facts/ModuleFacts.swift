// Porting 3: what all files of a module declare, as values that merge, so that a rule can resolve a
// name of another file. No positions: an edit inside a body leaves the facts alone. Next: Rules/Rule.

/// The types of a module by name.
struct ModuleFacts: Equatable, Sendable {
  private var types: [String: TypeFacts] = [:]
  /// Full names of nested types by the endings that they can be named by.
  private var endings: [String: Set<String>] = [:]
  /// Full names of types by the last part of what they inherit from.
  private var heirs: [String: Set<String>] = [:]

  /// In the order of their names.
  var allTypes: [TypeFacts] {
    WorkCount.add(types.count)
    return types.values.sorted { $0.name < $1.name }
  }

  init() {}

  mutating func merge(_ other: ModuleFacts) {
    for type in other.allTypes { add(type) }
  }

  /// Takes in what modules that this one imports show of themselves. A name that this one declares is
  /// its own.
  mutating func adopt(_ others: ModuleFacts, asTests: Bool = false) {
    let shown = others.allTypes.compactMap { $0.shown(toTests: asTests) }
    for type in shown
    where types[type.name] == nil || types[type.name]?.kind == .unknown {
      add(type)
    }
  }

  mutating func add(_ type: TypeFacts) {
    for name in type.inherits { heirs[name.lastPart, default: []].insert(type.name) }
    guard types[type.name] == nil else { return types[type.name]!.merge(type) }
    types[type.name] = type
    var ending = type.name[...]
    while let dot = ending.firstIndex(of: ".") {
      ending = ending[ending.index(after: dot)...]
      endings[String(ending), default: []].insert(type.name)
    }
  }

  /// A type by its full name, or by the last part of it where only one type has that. A type of
  /// another module may have that module's name in front.
  func type(named name: String) -> TypeFacts? {
    if let found = types[name] { return found }
    if let full = endings[name], full.count == 1 { return full.first.flatMap { types[$0] } }
    guard let dot = name.firstIndex(of: "."),
      let found = types[String(name[name.index(after: dot)...])], found.isForeign
    else { return nil }
    return found
  }

  /// A type by the name it has inside another type: the types around that one are searched first.
  func type(named name: String, in outer: String) -> TypeFacts? {
    var outer = outer[...]
    while !outer.isEmpty {
      if let found = types["\(outer).\(name)"] { return found }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return type(named: name)
  }

  /// A type and its superclasses as far as this module declares them, from the type upwards.
  func lineage(of type: TypeFacts) -> [TypeFacts] {
    var line = [type]
    while let next = superclass(of: line.last!), !line.contains(where: { $0.name == next.name }) {
      line.append(next)
    }
    return line
  }

  func superclass(of type: TypeFacts) -> TypeFacts? {
    type.inherits.lazy.compactMap { self.type(named: $0) }.first { $0.kind == .class }
  }

  /// The first superclass that this module does not declare.
  func foreignSuperclass(of type: TypeFacts) -> String? {
    lineage(of: type).last?.inherits.first { self.type(named: $0)?.kind != .protocol }
  }

  /// Whether it is a layer or an animation.
  func isOfCoreAnimation(_ type: TypeFacts) -> Bool {
    foreignSuperclass(of: type)?.hasPrefix("CA") ?? false
  }

  /// The protocols a type names, and those that they refine.
  func protocols(of type: TypeFacts) -> [TypeFacts] {
    var found: [TypeFacts] = []
    var open = type.inherits
    while let name = open.popLast() {
      guard let next = self.type(named: name), next.kind == .protocol,
        !found.contains(where: { $0.name == next.name })
      else { continue }
      found.append(next)
      open += next.inherits
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Those of this module and of those it imports, at any depth.
  func subclasses(of type: TypeFacts) -> [TypeFacts] {
    var found: [String: TypeFacts] = [:]
    var open = [type.name]
    while let name = open.popLast() {
      let below = heirs[name.lastPart, default: []].compactMap { types[$0] }
      WorkCount.add(below.count)
      for heir in below where heir.kind == .class && superclass(of: heir)?.name == name {
        guard heir.name != type.name, found[heir.name] == nil else { continue }
        found[heir.name] = heir
        open.append(heir.name)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}

extension ModuleFacts: Codable {
  init(from decoder: any Decoder) throws {
    self.init()
    for type in try [TypeFacts](from: decoder) { add(type) }
  }

  func encode(to encoder: any Encoder) throws {
    try allTypes.encode(to: encoder)
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  fileprivate var lastPart: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
