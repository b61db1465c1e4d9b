public import Foundation

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero if the value holds something else.
  public var cgPointValue: CGPoint { holds("{CGPoint=dd}") ? pointValue : .zero }

  /// The size; zero if the value holds something else.
  public var cgSizeValue: CGSize { holds("{CGSize=dd}") ? sizeValue : .zero }

  /// The rectangle; zero if the value holds something else.
  public var cgRectValue: CGRect {
    holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero
  }

  private func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}
