import Diagnostics
import Foundation
import FoundationAdditions

/// Who keeps the characters of a storage.
enum TextOwnership { case unknown, probing, storage, subclass }

extension NSTextStorage {
  /// Whether this class keeps the characters, and not a subclass that overrides `string`.
  var isOwn: Bool {
    if ownership == .unknown { ownership = findOwnership() }
    return ownership != .subclass
  }

  private func findOwnership() -> TextOwnership {
    if type(of: self) == NSTextStorage.self { return .storage }
    ownership = .probing
    _ = string
    // The class's own getter has noticed if it was called.
    return ownership == .probing ? .subclass : .storage
  }

  func ownString() -> String {
    if ownership == .probing { ownership = .storage }
    if let cachedString { return cachedString }
    let string = content.text.string
    cachedString = string
    return string
  }

  func ownAttributes(
    at location: Int, _ range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    require(location >= 0 && location < content.count, "index \(location)")
    let run = content.runs.run(at: location)
    range?.pointee = NSRange(run.range)
    return run.attributes.values
  }

  func replaceOwn(_ range: NSRange, with string: String) {
    let part = checked(range, content.count)
    let attributes = content.attributes(forReplacing: part)
    changeContent(.editedCharacters, range, string.utf16.count - range.length) {
      content.replace(part, with: string, attributes)
    }
  }

  func transformOwn(_ range: NSRange, _ change: (AttributeSet) -> AttributeSet) {
    let part = checked(range, content.count)
    if part.isEmpty { return }
    changeContent(.editedAttributes, range, 0) { content.transform(part, change) }
  }

  /// Changes the content and records it.
  func changeContent(
    _ mask: EditActions, _ range: NSRange, _ delta: Int, _ change: () -> Void
  ) {
    if mask.contains(.editedCharacters) { cachedString = nil }
    change()
    edited(mask, range: range, changeInLength: delta)
  }

  /// A range of the text; traps if it is none.
  func checked(_ range: NSRange, _ count: Int) -> Range<Int> {
    require(
      range.location >= 0 && range.length >= 0 && range.length <= count
        && range.location <= count - range.length,
      "range {\(range.location), \(range.length)}")
    return range.location..<range.location + range.length
  }

  private func require(_ isInside: Bool, _ place: @autoclosure () -> String) {
    if isInside { return }
    NSException(
      name: .rangeException,
      reason: "\(place()) out of bounds of a text storage; its length is \(length)"
    ).raise()
  }

  func refuse(_ message: String) { Log.text.write(message) }
}
