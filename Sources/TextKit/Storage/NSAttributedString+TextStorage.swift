public import Foundation

// Workaround: outside Apple's systems, Foundation's own strings read the fields of a string that they
// are given and not what its class says, so they get a snapshot.

extension NSAttributedString {
  /// A copy of a text storage.
  public convenience init(attributedString: NSTextStorage) {
    self.init(attributedString: attributedString.snapshot)
  }
}

extension NSMutableAttributedString {
  /// Appends the text of a storage.
  public func append(_ attrString: NSTextStorage) { append(attrString.snapshot) }

  /// Inserts the text of a storage.
  public func insert(_ attrString: NSTextStorage, at loc: Int) {
    insert(attrString.snapshot, at: loc)
  }

  /// Replaces characters by the text of a storage.
  public func replaceCharacters(in range: NSRange, with attrString: NSTextStorage) {
    replaceCharacters(in: range, with: attrString.snapshot)
  }

  /// Replaces everything by the text of a storage.
  public func setAttributedString(_ attrString: NSTextStorage) {
    setAttributedString(attrString.snapshot)
  }
}
