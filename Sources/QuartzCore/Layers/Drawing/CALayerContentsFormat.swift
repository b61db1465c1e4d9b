/// The format of the pixels that a layer is drawn in.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits for each of red, green, blue and alpha; the default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16-bit floating-point numbers for red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of gray.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
