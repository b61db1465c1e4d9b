package import Foundation

/// The attributes of a run: immutable, and compared by identity first.
///
/// Attribute values are whatever programs put into strings; a set is used on its text's thread.
package final class AttributeSet: @unchecked Sendable {
  package let values: [NSAttributedString.Key: Any]

  package init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  package static let none = AttributeSet([:])

  /// A set with some values replaced.
  func adding(_ added: [NSAttributedString.Key: Any]) -> AttributeSet {
    AttributeSet(values.merging(added) { $1 })
  }

  func removing(_ key: NSAttributedString.Key) -> AttributeSet {
    if values[key] == nil { return self }
    return AttributeSet(values.filter { $0.key != key })
  }
}

extension AttributeSet: Equatable {
  package static func == (a: AttributeSet, b: AttributeSet) -> Bool {
    if a === b { return true }
    guard a.values.count == b.values.count else { return false }
    return a.values.allSatisfy { key, value in
      b.values[key].map { areEqual(value, $0) } ?? false
    }
  }

  /// Values that are no `Hashable` are equal only if they are the same object.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return type(of: a) is AnyClass && type(of: b) is AnyClass && a as AnyObject === b as AnyObject
  }
}
