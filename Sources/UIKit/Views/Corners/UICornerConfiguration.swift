public import CoreGraphics

/// Which corners of a view are round, and how much. Corners without a radius are square.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case corners(CornerValues<UICornerRadius?>)
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape
  /// Corners that have the greatest of their radii in common.
  private(set) var uniform: [UIRectCorner] = []

  private init(_ shape: Shape, uniform: [UIRectCorner] = []) {
    (self.shape, self.uniform) = (shape, uniform)
  }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, uniform: UIRectCorner...
  ) {
    self.init(
      .corners(
        CornerValues(
          topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)),
      uniform: uniform)
  }

  /// Each corner by itself: concentric ones may come out differently.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }
  /// Each corner by itself; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }
  /// Half of the shorter side, and at most `maximumRadius`.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius.map { max(CGFloat($0), 0) }))
  }
  /// The same for all corners.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, uniform: .allCorners)
  }
  /// The same at the left, and the same at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, rightRadius, leftRadius, rightRadius, uniform: .left, .right)
  }
  /// The same above, and the same below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRadius, bottomRadius, uniform: .top, .bottom)
  }
  /// The same above, and the lower corners by themselves.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomLeftRadius, bottomRightRadius, uniform: .top)
  }
  /// The same below, and the upper corners by themselves.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius, uniform: .bottom)
  }
  /// The same at the left, and the corners at the right by themselves.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, topRightRadius, leftRadius, bottomRightRadius, uniform: .left)
  }
  /// The same at the right, and the corners at the left by themselves.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, uniform: .right)
  }
}

extension UICornerConfiguration: CustomStringConvertible {
  public var description: String {
    switch shape {
    case .capsule(let maximum):
      "UICornerConfiguration(capsule, maximumRadius: \(maximum.map(\.description) ?? "none"))"
    case .corners(let radii):
      "UICornerConfiguration(" + radii.map { $0?.description ?? "none" }.list + ")"
    }
  }
}

extension CornerValues<String> {
  fileprivate var list: String {
    "topLeftRadius: \(topLeft), topRightRadius: \(topRight), bottomLeftRadius: \(bottomLeft), "
      + "bottomRightRadius: \(bottomRight)"
  }
}

extension UIRectCorner {
  fileprivate static let top: UIRectCorner = [.topLeft, .topRight]
  fileprivate static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]
  fileprivate static let left: UIRectCorner = [.topLeft, .bottomLeft]
  fileprivate static let right: UIRectCorner = [.topRight, .bottomRight]
}
