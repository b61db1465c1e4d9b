import CoreGraphics

/// Colours as the kernels take them.
enum PremultipliedColor {
  /// Premultiplied 0xAARRGGBB of a colour faded by `opacity`; what is out of range is clamped.
  static func pixel(_ color: CGColor, opacity: Float) -> UInt32 {
    let rgba = color.rgba
    let alpha = unit(rgba.w) * unit(opacity)
    let red = byte(unit(rgba.x) * alpha)
    let green = byte(unit(rgba.y) * alpha)
    let blue = byte(unit(rgba.z) * alpha)
    return byte(alpha) << 24 | red << 16 | green << 8 | blue
  }

  static func alpha(_ opacity: Float) -> UInt8 { UInt8(byte(unit(opacity))) }

  private static func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }

  /// A NaN counts as 0.
  private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}
