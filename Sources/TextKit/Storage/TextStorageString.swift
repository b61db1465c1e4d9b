import Foundation

/// The characters of a text storage as a mutable string.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(string: "")
  }

  // Foundation asks for these initialisers; their strings have a storage of their own.

  required init(string aString: String) {
    storage = NSTextStorage(string: aString)
    super.init(string: "")
  }

  required convenience init?(coder: NSCoder) { self.init(string: "") }

  required convenience init(capacity: Int) { self.init(string: "") }

  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    let units = UnsafeBufferPointer(start: characters, count: length)
    self.init(string: String(decoding: units, as: UTF16.self))
  }

  required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  override var length: Int { storage.length }

  override func character(at index: Int) -> unichar {
    storage.isOwn
      ? storage.content.text.unit(at: index) : (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  override var description: String { storage.string }
}
