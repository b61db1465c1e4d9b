import RasterKit

/// How dense a monitor's pixels are, from the size that it tells in millimetres, which is often wrong.
struct X11Density: Hashable {
  /// In millimetres; zero if the server does not know.
  var size = PixelSize(width: 0, height: 0)

  /// What dense monitors of phones and sparse ones on walls have; sizes beyond are mistakes.
  private static let sane = 60.0...350.0
  /// Shapes that monitors and projectors tell in place of sizes.
  private static let shapes: Set<PixelSize> = [
    PixelSize(width: 16, height: 9), PixelSize(width: 16, height: 10),
    PixelSize(width: 160, height: 90), PixelSize(width: 160, height: 100),
    PixelSize(width: 1600, height: 900), PixelSize(width: 1600, height: 1000),
  ]
  /// Millimetres are rounded, so that a density may be a little less than it is.
  private static let tolerance = 0.025

  /// Device pixels per point on a monitor of this many pixels: a quarter's multiple, the next lower one, as
  /// desktops recommend; at least 1, and 1 where the size is not believed.
  func scale(of pixels: PixelSize) -> Double {
    guard let density = dotsPerInch(pixels) else { return 1 }
    return max(1, ((density / 96 + Self.tolerance) * 4).rounded(.down) / 4)
  }

  /// Of the sparser direction; nil where the size is not believed.
  private func dotsPerInch(_ pixels: PixelSize) -> Double? {
    let turned = PixelSize(width: size.height, height: size.width)
    guard size.width > 0, size.height > 0, !Self.shapes.contains(size),
      !Self.shapes.contains(turned)
    else { return nil }
    let across = Double(pixels.width) / Double(size.width) * 25.4
    let down = Double(pixels.height) / Double(size.height) * 25.4
    guard Self.sane.contains(across), Self.sane.contains(down) else { return nil }
    return min(across, down)
  }
}
