public import Foundation

extension UTType {
  /// The extension to give a new file.
  public var preferredFilenameExtension: String? { declaration.extensions.first }

  /// The MIME type to name in a message.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }

  /// The type in words, in the user's language if the system's MIME database has it.
  public var localizedDescription: String? { TypeRegistry.text(of: declaration) }

  /// Other names of the type, best first.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// Nil: types have no versions here.
  public var version: Int? { nil }

  /// Nil: types have no pages here.
  public var referenceURL: URL? { nil }

  /// Whether the identifier was made from a tag.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicIdentifier.prefix) }

  /// Whether the system or the program declares the type.
  public var isDeclared: Bool { !isDynamic && TypeRegistry.type(identifier) != nil }

  /// Whether the type belongs to nobody: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  var declaration: TypeDeclaration { TypeRegistry.declaration(identifier) }
}

extension UTType {
  /// All types that this one conforms to, directly or not.
  public var supertypes: Set<UTType> {
    let found = TypeRegistry.ancestors(of: identifier) { TypeRegistry.declaration($0).parents }
    return Set(found.map(UTType.init(known:)))
  }

  /// Whether this is `type` or a more special one.
  public func conforms(to type: UTType) -> Bool { type == self || isSubtype(of: type) }

  /// Whether this is more special than `type`.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether `type` is more special than this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
