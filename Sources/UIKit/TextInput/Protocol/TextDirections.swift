/// Forward or backward in the order of the text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// Where the reader sees it.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A raw value of `UITextStorageDirection` or of `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction that the reader sees.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A piece of text that movements and selections go by.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
