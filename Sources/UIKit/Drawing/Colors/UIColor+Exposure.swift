public import CoreGraphics
import Foundation

// Windows have 8 bits of sRGB: what is brighter than white is kept in the components, and shows as white.

extension UIColor {
  /// An sRGB colour whose light is multiplied by `linearExposure`, which is 1 or more.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    let factor = linearExposure.isFinite ? max(linearExposure, 1) : 1
    let bright = [red, green, blue].map { ($0.asLight * factor).asComponent }
    self.init(red: bright[0], green: bright[1], blue: bright[2], alpha: alpha)
  }

  /// The same with the number of times that the light is doubled, which is 0 or more.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    self.init(
      red: red, green: green, blue: blue, alpha: alpha, linearExposure: pow(2, max(exposure, 0)))
  }

  /// How much brighter than white its brightest component is; 1 for colours that a window can show.
  public var linearExposure: CGFloat {
    guard let parts = sRGBParts else { return 1 }
    return max(parts.prefix(3).map(\.asLight).max() ?? 1, 1)
  }

  /// With the light divided by `linearExposure`: the hue that a window can show.
  public var standardDynamicRange: UIColor {
    let factor = linearExposure
    guard factor > 1, let parts = sRGBParts else { return self }
    let shown = parts.prefix(3).map { ($0.asLight / factor).asComponent }
    return UIColor(red: shown[0], green: shown[1], blue: shown[2], alpha: parts[3])
  }

  private var sRGBParts: [CGFloat]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }
}

extension CGFloat {
  /// By the curve of sRGB, which goes on beyond 1 and, mirrored, below 0.
  fileprivate var asLight: CGFloat {
    let size = magnitude
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? -light : light
  }

  fileprivate var asComponent: CGFloat {
    let size = magnitude
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -component : component
  }
}
