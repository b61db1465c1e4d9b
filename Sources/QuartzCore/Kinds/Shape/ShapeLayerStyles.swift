import CoreGraphics

/// Which places count as inside where outlines overlap.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the outline goes around, in sum, not zero times; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray to infinity crosses the outline an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  init(_ rule: CGPathFillRule) { self = rule == .winding ? .nonZero : .evenOdd }

  /// nil for a name that is none of the two.
  var rule: CGPathFillRule? {
    switch self {
    case .nonZero: .winding
    case .evenOdd: .evenOdd
    default: nil
    }
  }
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the path's end; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a disc around the path's end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width behind the path's end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }

  /// nil for a name that is none of the three.
  var cap: CGLineCap? {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    default: nil
    }
  }
}

/// How a stroke turns a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point, cut off where that would be longer than the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a disc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With the point cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }

  /// nil for a name that is none of the three.
  var join: CGLineJoin? {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    default: nil
    }
  }
}
