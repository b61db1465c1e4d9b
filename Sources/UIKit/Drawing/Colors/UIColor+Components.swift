public import CoreGraphics

extension UIColor {
  /// Gets the sRGB components. Always returns true; any pointer may be nil.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = straight
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  /// Gets hue, saturation and brightness. Always returns true; any pointer may be nil.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = straight
    let model = HSBColor.hsb(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = model.hue
    saturation?.pointee = model.saturation
    brightness?.pointee = model.brightness
    alpha?.pointee = c.alpha
    return true
  }

  /// Gets the gray with the colour's lightness. Always returns true; any pointer may be nil.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let gray = cgColor.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    white?.pointee = gray?.components?.first ?? 0
    alpha?.pointee = cgColor.alpha
    return true
  }

  private var straight: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = cgColor.converted(to: .standardRGB, intent: .defaultIntent, options: nil)
    let c = rgb?.components ?? [0, 0, 0, 0]
    return (c[0], c[1], c[2], c[3])
  }
}

extension CGColorSpace {
  fileprivate static let standardRGB = CGColorSpaceCreateDeviceRGB()
}
