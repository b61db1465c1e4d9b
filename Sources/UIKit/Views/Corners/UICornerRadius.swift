public import CoreGraphics

/// How round a corner is: by a number of points, or so that it runs beside the corner of what it lies in.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case containerConcentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(max(CGFloat(radius), 0)))
  }

  /// The radius of the nearest view around that has round corners, less the distance between both corners, and
  /// at least `minimum`; nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .containerConcentric(minimum: max(minimum ?? 0, 0)))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .fixed(let radius): ".fixed(radius: \(radius))"
    case .containerConcentric(let minimum): ".containerConcentric(minimum: \(minimum))"
    }
  }
}
