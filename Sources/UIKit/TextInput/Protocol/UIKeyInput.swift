/// A responder that takes simple text. While it is the first responder, keys that type something reach
/// it as calls of these methods.
///
/// A key is text after the key commands that want priority and before all others, and after
/// `pressesBegan(_:with:)`: an override that does not call super keeps it from becoming text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Adds text at the insertion point: one or more characters, "\n" for Return, "\t" for Tab.
  func insertText(_ text: String)
  /// Removes the character before the insertion point.
  func deleteBackward()
}
