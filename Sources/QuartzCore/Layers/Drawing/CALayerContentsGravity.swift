import RenderKit

/// The position of a layer's contents in bounds of another size.
///
/// Named for a y axis that grows upwards, as on iOS: `top` is where y is greatest, which in a
/// window is at the bottom. `UIView.contentMode` uses visual names.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, keeping the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, keeping the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  private static let pairs: [(CALayerContentsGravity, ContentsGravity)] = [
    (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
    (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft),
    (.bottomRight, .topRight), (.resize, .resize), (.resizeAspect, .resizeAspect),
    (.resizeAspectFill, .resizeAspectFill),
  ]

  init(_ gravity: ContentsGravity) {
    self = Self.pairs.first { $0.1 == gravity }!.0
  }

  /// nil for an unknown name.
  var gravity: ContentsGravity? { Self.pairs.first { $0.0 == self }?.1 }
}
