/// A kind of data or file, named by a uniform type identifier such as `public.png`.
///
/// Apple's system types are built in. What else the system knows comes from its shared MIME database,
/// as dynamic types. Can be used on any thread.
public struct UTType: Hashable, Sendable {
  /// The identifier; two types are equal if their identifiers are.
  public let identifier: String

  init(known identifier: String) { self.identifier = identifier }

  /// The type with this identifier; nil if nobody declares it.
  public init?(_ identifier: String) {
    guard let type = TypeRegistry.type(identifier) else { return nil }
    self = type
  }

  /// The type of files with this extension: a dynamic one if no type that conforms to `supertype` is
  /// declared for it. Nil for an empty extension or one with a slash.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with this MIME type: a dynamic one if no type that conforms to `supertype` is declared
  /// for it. Nil for what is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag: a dynamic one if no type that conforms to `supertype` is declared for it.
  /// Nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = TypeRegistry.types(tag, tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// All types with a tag that conform to `supertype`, best first; a dynamic one if there is no other.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeRegistry.types(tag, tagClass, conformingTo: supertype)
  }

  /// A type that the program itself defines. Unlike on Apple's systems it needs no entry in
  /// `Info.plist`; it is known by its identifier from here on.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = TypeRegistry.declare(identifier, conformingTo: parentType)
  }

  /// A type that another program defines. Unlike on Apple's systems it needs no entry in
  /// `Info.plist`; it is known by its identifier from here on.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = TypeRegistry.declare(identifier, conformingTo: parentType)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "<UTType \(identifier)>" }
}

extension UTType: Codable {
  /// Reads the identifier; fails if nobody declares it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no type has the identifier \(identifier)")
    }
    self = type
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
