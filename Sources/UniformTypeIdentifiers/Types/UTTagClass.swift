/// A kind of other names that types have.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  public var description: String { rawValue }
}
