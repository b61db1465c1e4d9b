import CoreGraphics
import Foundation
import Testing

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGColor {
  static let ink = hex(0x1c1c1e)
  static let mist = hex(0xe5e5ea)
  static let sky = hex(0x3aa0ff)
  static let navy = hex(0x14316b)
  static let rose = hex(0xff4f6d)
  static let leaf = hex(0x34c060)
  static let sun = hex(0xffc800)

  static func hex(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 255) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  func faded(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}

extension CGContext {
  func saving(_ body: () throws -> Void) rethrows {
    saveGState()
    defer { restoreGState() }
    try body()
  }

  func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor) {
    setFillColor(color)
    fill(rect(x, y, width, height))
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: CGColor) {
    setFillColor(color)
    fillEllipse(in: rect(x - radius, y - radius, 2 * radius, 2 * radius))
  }

  /// Stripes to see what is translucent.
  func stripes(_ area: CGRect) {
    for x in stride(from: area.minX, to: area.maxX, by: 8) {
      fill(x, area.minY, 4, area.height, .mist)
    }
  }
}

/// An image drawn with the origin at the lower left.
func sketch(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> CGImage {
  let context = try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  draw(context)
  return try #require(context.makeImage())
}

/// A flag of four colours on clear pixels, all of whose edges look different.
func pennant() throws -> CGImage {
  try sketch(24, 16) { context in
    context.fill(0, 8, 12, 8, .sky)
    context.fill(12, 8, 12, 8, .rose)
    context.fill(0, 0, 12, 8, .leaf.faded(0.5))
    context.disc(18, 4, 4, .sun)
    context.fill(3, 10, 6, 3, .ink)
  }
}
