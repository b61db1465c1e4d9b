public import CoreGraphics
public import Foundation

// As on Apple's systems, structures are archived as strings.

extension NSCoder {
  /// Archives insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
  }

  /// Archives insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSStringFromDirectionalEdgeInsets(insets) as NSString, forKey: key)
  }

  /// Archives an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSStringFromUIOffset(offset) as NSString, forKey: key)
  }

  /// Archives a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSStringFromCGVector(vector) as NSString, forKey: key)
  }

  /// Archives a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSStringFromCGAffineTransform(transform) as NSString, forKey: key)
  }

  /// The insets under a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(text(key))
  }

  /// The insets under a key; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsetsFromString(text(key))
  }

  /// The offset under a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { UIOffsetFromString(text(key)) }

  /// The vector under a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(text(key)) }

  /// The transform under a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    CGAffineTransformFromString(text(key))
  }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}
