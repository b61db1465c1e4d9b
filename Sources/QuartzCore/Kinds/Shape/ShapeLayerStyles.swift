import CoreGraphics

/// Which areas are inside a path with overlapping outlines.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The winding number is not zero; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray to infinity crosses the outline an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  init(_ rule: CGPathFillRule) { self = rule == .winding ? .nonZero : .evenOdd }

  /// nil for an unknown name.
  var rule: CGPathFillRule? {
    switch self {
    case .nonZero: .winding
    case .evenOdd: .evenOdd
    default: nil
    }
  }
}

/// The shape of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the path's end; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Adds half a disc at the path's end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extends half a line width beyond the path's end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }

  /// nil for an unknown name.
  var cap: CGLineCap? {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    default: nil
    }
  }
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, or bevelled where the point would exceed the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }

  /// nil for an unknown name.
  var join: CGLineJoin? {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    default: nil
    }
  }
}
