import UIKit

extension CGColor {
  static let ink = hex(0x1c1c1e)
  static let mist = hex(0xe5e5ea)
  static let sky = hex(0x3aa0ff)
  static let navy = hex(0x14316b)
  static let rose = hex(0xff4f6d)
  static let leaf = hex(0x34c060)
  static let sun = hex(0xffc800)
  static let paper = hex(0xffffff)

  func faded(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }

  private static func hex(_ rgb: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

/// Images for layers' contents.
@MainActor
enum TestImage {
  /// A pennant on four colours: all of its edges look different.
  static let pennant = draw(16, 12) { context in
    fill(context, .sky, rect(0, 0, 8, 6))
    fill(context, .rose, rect(8, 0, 8, 6))
    fill(context, .leaf, rect(0, 6, 8, 6))
    fill(context, .sun, rect(8, 6, 8, 6))
    fill(context, .ink, rect(2, 2, 8, 3))
    fill(context, .ink, rect(2, 2, 2, 9))
  }

  /// Black and white squares of one pixel.
  static let board = draw(4, 4) { context in
    fill(context, .paper, rect(0, 0, 4, 4))
    for index in 0..<16 where (index + index / 4) % 2 == 0 {
      fill(context, .ink, rect(CGFloat(index % 4), CGFloat(index / 4), 1, 1))
    }
  }

  /// Thin concentric circles.
  static let rings = draw(40, 40) { context in
    fill(context, .paper, rect(0, 0, 40, 40))
    context.setStrokeColor(.ink)
    for radius in stride(from: CGFloat(2), to: 20, by: 4) {
      context.strokeEllipse(in: rect(20 - radius, 20 - radius, 2 * radius, 2 * radius))
    }
  }

  /// A frame of two pixels with dots in its corners and a light middle.
  static let frame = draw(12, 12) { context in
    fill(context, .navy, rect(0, 0, 12, 12))
    fill(context, .mist, rect(3, 3, 6, 6))
    for (x, y) in [(0, 0), (9, 0), (0, 9), (9, 9)] {
      fill(context, .rose, rect(CGFloat(x), CGFloat(y), 3, 3))
    }
  }

  /// A disc on clear pixels.
  static let disc = draw(24, 24) { context in
    context.setFillColor(.rose)
    context.fillEllipse(in: rect(2, 2, 20, 20))
  }

  private static func fill(_ context: CGContext, _ color: CGColor, _ rect: CGRect) {
    context.setFillColor(color)
    context.fill(rect)
  }

  private static func draw(
    _ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void
  ) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }.cgImage
  }
}
