import RenderKit

/// How contents are sampled when they are shown at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Bilinear interpolation; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Bilinear interpolation between two mip levels, so that no pixel is skipped when contents are
  /// shown much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  init(_ filter: ContentsSampling.Filter) {
    switch filter {
    case .nearest: self = .nearest
    case .linear: self = .linear
    case .trilinear: self = .trilinear
    }
  }

  /// nil for an unknown name.
  var filter: ContentsSampling.Filter? {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    case .trilinear: .trilinear
    default: nil
    }
  }
}
