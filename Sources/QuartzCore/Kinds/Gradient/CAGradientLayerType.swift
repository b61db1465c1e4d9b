import RenderKit

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  init(_ axis: GradientSnapshot.Axis) {
    switch axis {
    case .axial: self = .axial
    case .radial: self = .radial
    case .conic: self = .conic
    }
  }

  /// nil for an unknown name.
  var axis: GradientSnapshot.Axis? {
    switch self {
    case .axial: .axial
    case .radial: .radial
    case .conic: .conic
    default: nil
    }
  }
}
