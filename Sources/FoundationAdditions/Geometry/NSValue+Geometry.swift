public import Foundation

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero if the value holds something else.
  public var cgPointValue: CGPoint { CGPoint(_in: self) ?? .zero }

  /// The size; zero if the value holds something else.
  public var cgSizeValue: CGSize { CGSize(_in: self) ?? .zero }

  /// The rectangle; zero if the value holds something else.
  public var cgRectValue: CGRect { CGRect(_in: self) ?? .zero }

  /// Whether it holds the structure of this name in Objective-C.
  func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}
