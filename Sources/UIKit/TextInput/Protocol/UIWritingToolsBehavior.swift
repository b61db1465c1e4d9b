/// How much of Writing Tools a text allows. Desktops have none.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  /// Within the text.
  case complete
  /// In a panel beside it.
  case limited
}

/// What Writing Tools may put into a text; the system's choice if empty.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with fonts and colours.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
  /// Attributes that say what a part is, not how it looks.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}
