import FoundationAdditions
import Synchronization

/// All types there are: built in, declared by the program, and known to the system's MIME database,
/// which is read when a name is asked for that the others don't have. Can be used on any thread.
enum TypeRegistry {
  private static let declared = Mutex<[String: TypeDeclaration]>([:])

  static func type(_ identifier: String) -> UTType? {
    let name = identifier.lowercased()
    if BuiltInTypes.byIdentifier[name] != nil { return UTType(known: name) }
    if declared.withLock({ $0[name] }) != nil { return UTType(known: name) }
    return DynamicIdentifier(identifier).map { UTType(known: $0.identifier) }
  }

  static func declaration(_ identifier: String) -> TypeDeclaration {
    if let found = BuiltInTypes.byIdentifier[identifier] { return found }
    if let found = declared.withLock({ $0[identifier] }) { return found }
    return DynamicIdentifier(identifier).map { declaration(of: $0, identifier) }
      ?? TypeDeclaration(identifier: identifier)
  }

  /// A type that is known already stays as it is.
  static func declare(_ identifier: String, conformingTo parent: UTType?) -> UTType {
    if let known = type(identifier) { return known }
    let name = identifier.lowercased()
    let declaration = TypeDeclaration(
      identifier: name, parents: [parent?.identifier ?? UTType.data.identifier])
    declared.withLock { $0[name] = declaration }
    return UTType(known: name)
  }

  /// All that is reached from parent to parent; ends where a database says that types are each other's
  /// parents.
  static func ancestors(of identifier: String, parents: (String) -> [String]) -> Set<String> {
    var found: Set<String> = []
    var next = parents(identifier)
    while let parent = next.popLast() {
      guard parent != identifier, found.insert(parent).inserted else { continue }
      next += parents(parent)
    }
    return found
  }

  static func text(of declaration: TypeDeclaration) -> String? {
    let languages = UserLanguages.current
    let names = declaration.mimeTypes.prefix(2).compactMap(MimeType.init)
    if languages.first.map(UserLanguages.base) == "en", let text = declaration.text { return text }
    let texts = names.lazy.compactMap { MimeDatabase.system.text(of: $0, in: languages) }
    return texts.first ?? declaration.text
  }
}

extension TypeRegistry {
  static func types(
    _ tag: String, _ tagClass: UTTagClass, conformingTo parent: UTType?
  ) -> [UTType] {
    let found = known(tag, tagClass).filter { type in
      parent.map(type.conforms) ?? true
    }
    if !found.isEmpty { return found }
    return dynamic(tag, tagClass, parent).map { [$0] } ?? []
  }

  private static func known(_ tag: String, _ tagClass: UTTagClass) -> [UTType] {
    switch tagClass {
    case .filenameExtension:
      let name = tag.lowercased()
      if let types = BuiltInTypes.byExtension[name] { return types.map(UTType.init(known:)) }
      return MimeDatabase.system.types(ofExtension: name).map(type(of:))
    case .mimeType:
      if let types = BuiltInTypes.byMimeType[tag.lowercased()] {
        return types.map(UTType.init(known:))
      }
      guard let name = MimeType(tag) else { return [] }
      if let types = BuiltInTypes.byMimeType[name.text] { return types.map(UTType.init(known:)) }
      return MimeDatabase.system.canonical(name).map { [type(of: $0)] } ?? []
    default: return []
    }
  }

  /// The type with a MIME type of the system's database.
  private static func type(of name: MimeType) -> UTType {
    if let built = BuiltInTypes.byMimeType[name.text]?.first { return UTType(known: built) }
    return UTType(
      known: DynamicIdentifier(
        parents: [UTType.data.identifier], mimeTypes: [name.text]
      ).identifier)
  }

  private static func dynamic(
    _ tag: String, _ tagClass: UTTagClass, _ parent: UTType?
  ) -> UTType? {
    let parents = [parent?.identifier ?? UTType.data.identifier]
    switch tagClass {
    case .filenameExtension:
      let isName = !tag.isEmpty && tag.utf8.count < 128 && !tag.contains("/") && !tag.contains("\0")
      guard isName else { return nil }
      return UTType(
        known: DynamicIdentifier(parents: parents, extensions: [tag.lowercased()]).identifier)
    case .mimeType:
      guard let name = MimeType(tag) else { return nil }
      return UTType(
        known: DynamicIdentifier(parents: parents, mimeTypes: [name.text]).identifier)
    default: return nil
    }
  }

  /// A MIME type has the extensions and parents that the system's database gives it.
  private static func declaration(
    of dynamic: DynamicIdentifier, _ identifier: String
  ) -> TypeDeclaration {
    var found = TypeDeclaration(
      identifier: identifier, parents: dynamic.parents, extensions: dynamic.extensions,
      mimeTypes: dynamic.mimeTypes)
    for name in dynamic.mimeTypes.compactMap(MimeType.init) {
      found.extensions += MimeDatabase.system.extensions(of: name)
      for parent in MimeDatabase.system.parents(of: name) {
        found.parents.append(type(of: parent).identifier)
      }
      if let media = BuiltInTypes.media[name.media] { found.parents.append(media) }
    }
    return found
  }
}
