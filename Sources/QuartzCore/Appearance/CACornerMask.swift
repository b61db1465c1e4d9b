/// The corners of a layer; y grows downwards, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  package static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  package static let all: CACornerMask = [.top, .bottom]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular arcs; the default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother curves that reach further along the edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
