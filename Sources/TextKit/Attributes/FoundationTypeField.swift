// Workaround: outside Apple's systems, Foundation compares attributed strings' values as CoreFoundation's.
// It takes bits 8 to 17 of an object's first stored field for the number of its CoreFoundation type, and
// halts where they are zero. Where they are not, it sees a class of Swift's and asks `isEqual`.

/// The first stored field of a class whose objects are values of attributed strings.
package struct FoundationTypeField: Sendable {
  /// Number 1 is that of any type.
  private let bits: UInt64 = 1 << 8

  package init() {}
}
