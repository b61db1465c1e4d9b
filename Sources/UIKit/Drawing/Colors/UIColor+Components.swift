import CoreGraphics

extension UIColor {
  func readRed(
    _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?,
    _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = straight else { return false }
    red?.pointee = c.red
    green?.pointee = c.green
    blue?.pointee = c.blue
    alpha?.pointee = c.alpha
    return true
  }

  func readHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?,
    _ brightness: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let c = straight else { return false }
    let model = HSBColor.hsb(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = model.hue
    saturation?.pointee = model.saturation
    brightness?.pointee = model.brightness
    alpha?.pointee = c.alpha
    return true
  }

  func readWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let gray = color.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    guard let level = gray?.components?.first else { return false }
    white?.pointee = level
    alpha?.pointee = color.alpha
    return true
  }

  /// Nil for a pattern.
  private var straight: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    let rgb = cgColor.converted(to: .standardRGB, intent: .defaultIntent, options: nil)
    return rgb?.components.map { ($0[0], $0[1], $0[2], $0[3]) }
  }
}

extension CGColorSpace {
  fileprivate static let standardRGB = CGColorSpaceCreateDeviceRGB()
}
