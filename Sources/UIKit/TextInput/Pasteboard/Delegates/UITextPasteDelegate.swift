public import Foundation

/// Decides what is made of items that are pasted. Every method is optional. Main thread only.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
  /// Gives an item its result, now or later. All is pasted when each item has one. By default each item
  /// gets its default result.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
  /// Makes one text of the results; by default, one after another.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts the text in place of a range, and returns where it is now; by default as if it was typed.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange?
}

extension UITextPasteDelegate {
  /// Sets the default result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  /// One after another.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for string in itemStrings { all.append(string) }
    return all
  }

  /// Nil: the text is put there as if it was typed.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange? { nil }
}

/// An item that is pasted, to be given a result. The first result counts. Main thread only.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
  /// The item.
  var itemProvider: NSItemProvider { get }
  /// What the drag of this app said of it; nil for items of a pasteboard.
  var localObject: Any? { get }
  /// The attributes that a plain result gets.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a plain text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString: NSAttributedString)
  /// Pastes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what would be pasted without a delegate: the item's text.
  func setDefaultResult()
}
