public import Foundation

extension AttributeScopes {
  /// Attributes that Foundation has on Apple's systems and lacks on Linux.
  public struct MarkdownAttributes: AttributeScope {
    /// Emphasis, code and the like.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// The block that the text is in.
    public let presentationIntent: BlockIntentAttribute

    /// Emphasis, code and the like.
    public enum InlineIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
    /// The block that the text is in.
    public enum BlockIntentAttribute: AttributedStringKey {
      public typealias Value = PresentationIntent
      public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The attributes of Markdown by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key where Key.Value: Sendable {
    self[Key.self]
  }
}
