import RenderKit

/// How the pixels of contents are mixed where they are shown larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one pixel that a point falls in.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The four pixels around a point, by distance; the default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As `linear`, from copies of the contents at half, a quarter and so on of their size, so that
  /// no pixel is passed over where they are shown much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  init(_ filter: ContentsSampling.Filter) {
    switch filter {
    case .nearest: self = .nearest
    case .linear: self = .linear
    case .trilinear: self = .trilinear
    }
  }

  /// nil for a name that is none of the three.
  var filter: ContentsSampling.Filter? {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    case .trilinear: .trilinear
    default: nil
    }
  }
}
