public import Foundation

/// The point as "{1, 2.5}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryText.braced(point.x, point.y)
}

/// The size as "{1, 2.5}".
public func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryText.braced(size.width, size.height)
}

/// The rectangle as "{{1, 2.5}, {3, 4}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The point in a string; zero if there is none.
public func CGPointFromString(_ string: String) -> CGPoint {
  GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}

/// The size in a string; zero if there is none.
public func CGSizeFromString(_ string: String) -> CGSize {
  GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}

/// The rectangle in a string; zero if there is none.
public func CGRectFromString(_ string: String) -> CGRect {
  GeometryText.numbers(string, count: 4).map {
    CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  }
    ?? .zero
}

/// How structures of numbers are written; modules above use it for theirs.
package enum GeometryText {
  /// The numbers of a text in braces, if there are exactly `count`.
  package static func numbers(_ string: String, count: Int) -> [Double]? {
    let parts = string.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }

  /// Numbers in braces, as `%.17g` writes them: "{3, 0.5}".
  package static func braced(_ numbers: CGFloat...) -> String {
    "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
  }
}
