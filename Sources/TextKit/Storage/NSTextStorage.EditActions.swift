extension NSTextStorage {
  /// What an edit has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = Self(rawValue: 1 << 0)
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }
}
