import CoreGraphics

/// Hue, saturation and brightness: the hexcone model of A. R. Smith, 1978.
enum HSBColor {
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func cut(_ x: CGFloat) -> CGFloat { x.isFinite ? min(max(x, 0), 1) : 0 }
    let (h, s, v) = (cut(hue) * 6, cut(saturation), cut(brightness))
    // Each component is a trapezoid over the colour circle, shifted by a third of it.
    func component(_ shift: CGFloat) -> CGFloat {
      let k = (shift + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }

  static func hsb(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard span > 0 else { return (0, 0, high) }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / span
    } else if high == green {
      sixth = (blue - red) / span + 2
    } else {
      sixth = (red - green) / span + 4
    }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, high == 0 ? 0 : span / high, high)
  }
}
