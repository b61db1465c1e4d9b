import CoreGraphics

/// Colours as the kernels take them.
enum PremultipliedColor {
  /// Premultiplied 0xAARRGGBB of a colour seen through a veil; what is out of range is clamped.
  static func pixel(_ color: CGColor, through veil: Veil) -> UInt32 {
    pixel(color.rgba, through: veil)
  }

  /// The same of red, green, blue and alpha, not premultiplied.
  static func pixel(_ rgba: SIMD4<Float>, through veil: Veil) -> UInt32 {
    let alpha = unit(rgba.w) * unit(veil.opacity)
    let red = byte(unit(rgba.x) * unit(veil.tint.x) * alpha)
    let green = byte(unit(rgba.y) * unit(veil.tint.y) * alpha)
    let blue = byte(unit(rgba.z) * unit(veil.tint.z) * alpha)
    return byte(alpha) << 24 | red << 16 | green << 8 | blue
  }

  private static func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }

  /// A NaN counts as 0.
  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}
