public import Foundation

extension CGPoint {
  /// `==` by the name that it had before Swift.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// `==` by the name that it had before Swift.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// `==` by the name that it had before Swift: the rectangles are the same where they cover the same.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
