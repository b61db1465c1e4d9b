/// The round corners of a rectangle; the others are sharp. Same bits as Apple's `CACornerMask`.
package struct CornerSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// At (0, 0) of the rectangle.
  package static let minXMinY = CornerSet(rawValue: 1)
  package static let maxXMinY = CornerSet(rawValue: 2)
  package static let minXMaxY = CornerSet(rawValue: 4)
  package static let maxXMaxY = CornerSet(rawValue: 8)
  package static let all = CornerSet(rawValue: 15)

  /// The two at each side.
  static let minX = CornerSet(rawValue: 1 | 4)
  static let maxX = CornerSet(rawValue: 2 | 8)
  static let minY = CornerSet(rawValue: 1 | 2)
  static let maxY = CornerSet(rawValue: 4 | 8)
}
