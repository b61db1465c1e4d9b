public import Foundation

// Encoding is Foundation's own: `encode(_:forKey:)` takes points, sizes and rectangles.

extension NSCoder {
  /// The point under a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// The size under a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// The rectangle under a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
}
