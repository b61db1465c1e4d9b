import CoreGraphics

/// Colours in the kernels' format.
enum PremultipliedColor {
  /// A tinted colour as premultiplied 0xAARRGGBB; components out of range are clamped.
  static func pixel(_ color: CGColor, tintedBy tint: Tint) -> UInt32 {
    pixel(color.rgba, tintedBy: tint)
  }

  /// The same for red, green, blue and alpha, not premultiplied.
  static func pixel(_ rgba: SIMD4<Float>, tintedBy tint: Tint) -> UInt32 {
    let alpha = unit(rgba.w) * unit(tint.opacity)
    let red = byte(unit(rgba.x) * unit(tint.color.x) * alpha)
    let green = byte(unit(rgba.y) * unit(tint.color.y) * alpha)
    let blue = byte(unit(rgba.z) * unit(tint.color.z) * alpha)
    return byte(alpha) << 24 | red << 16 | green << 8 | blue
  }

  private static func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }

  /// NaN becomes 0.
  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}
