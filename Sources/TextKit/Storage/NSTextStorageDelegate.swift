public import Foundation

/// Is told about the changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are fixed. Characters and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called when attributes are fixed, before layout managers know. Attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

extension NSTextStorage {
  /// Posted before attributes are fixed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted when attributes are fixed, before layout managers know.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

/// What lays a text out.
protocol TextStorageObserving: AnyObject {
  func textDidChange(
    _ storage: NSTextStorage, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
}
