public import Foundation

extension NSCoder {
  /// The point as "{1, 2.5}".
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// The point in a string; zero if there is none.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }

  /// The size in a string; zero if there is none.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }

  /// The rectangle in a string; zero if there is none.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}
