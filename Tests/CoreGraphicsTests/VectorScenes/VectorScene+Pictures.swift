import CoreGraphics
import Foundation
import Testing

extension VectorScene {
  static let pictures = [
    VectorScene("patterns") { context in
      let checks = try pattern(CGRect(x: 0, y: 0, width: 12, height: 12)) { context in
        context.fill(0, 0, 6, 6, .hex(0xc04000))
        context.fill(6, 6, 6, 6, .hex(0x0060a0))
      }
      let bricks = try pattern(CGRect(x: 0, y: 0, width: 16, height: 8), at: (2, 3)) { context in
        context.fill(0, 0, 8, 4, .hex(0x208040))
      }
      context.setFillColor(checks)
      context.fill(CGRect(x: 6, y: 6, width: 116, height: 54))
      context.disc(40, 94, 30, bricks)
      context.setStrokeColor(checks)
      context.setLineWidth(10)
      context.setMiterLimit(4)
      context.polygon([(84, 116), (100, 72), (116, 116)])
      context.strokePath()
    },
    VectorScene("masks") { context in
      let whole = CGRect(x: 0, y: 0, width: 128, height: 128)
      let ramp = try mask { context in
        for x in 0..<128 {
          context.setFillColor(gray: (CGFloat(x) + 0.5) / 128, alpha: 1)
          context.fill(CGRect(x: x, y: 0, width: 1, height: 128))
        }
      }
      let band = try mask { context in
        context.setFillColor(gray: 128 / 255, alpha: 1)
        context.fill(whole)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 16, y: 72, width: 96, height: 24))
      }
      context.saving {
        context.clip(to: whole, mask: ramp)
        context.fill(4, 4, 120, 52, .hex(0xa02040))
      }
      context.clip(to: whole, mask: band)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(4, 66, 60, 58, .hex(0x2040a0))
      context.disc(84, 96, 28, .hex(0x20a040, 0.5))
      context.endTransparencyLayer()
    },
    VectorScene("images") { context in
      let image = try squares()
      context.interpolationQuality = .none
      context.show(image, 1, CGAffineTransform(a: 13, b: 0, c: 0, d: 13, tx: 4, ty: 4))
      context.show(image, 1, CGAffineTransform(a: -13, b: 0, c: 0, d: 13, tx: 124, ty: 4))
      context.show(
        image, 1,
        CGAffineTransform(translationX: 34, y: 66).rotated(by: .pi / 6).scaledBy(x: 10, y: 10))
      context.show(image, 0.5, CGAffineTransform(a: 12, b: 0, c: 0, d: 9, tx: 72, ty: 76))
    },
    VectorScene("images-smooth") { context in
      let image = try squares()
      context.show(image, 1, CGAffineTransform(a: 14, b: 0, c: 0, d: 14, tx: 8, ty: 8))
      context.show(image, 1, CGAffineTransform(a: 10, b: 0, c: 0, d: 7, tx: 76, ty: 80))
    },
  ]

  private static func pattern(
    _ bounds: CGRect, at origin: (CGFloat, CGFloat) = (0, 0),
    _ draw: @escaping (CGContext) -> Void
  ) throws -> CGColor {
    let callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
    let made = withUnsafePointer(to: callbacks) {
      CGPattern(
        info: nil, bounds: bounds,
        matrix: CGAffineTransform(translationX: origin.0, y: origin.1), xStep: bounds.width,
        yStep: bounds.height, tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let pattern = try #require(made)
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
  }

  /// An image of grays, drawn with the origin at the lower left.
  private static func mask(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 128, height: 128, bitsPerComponent: 8, bytesPerRow: 128,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    draw(context)
    return try #require(context.makeImage())
  }

  /// Sixteen pixels of as many colours, those of the diagonal half transparent.
  private static func squares() throws -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<4 {
      for x in 0..<4 {
        bytes += [UInt8(x * 80), UInt8(y * 80), UInt8((x ^ y) * 60), x == y ? 128 : 255]
      }
    }
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return try #require(
      CGImage(
        width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }
}

extension CGContext {
  /// Shows an image of 4 by 4 units with its first row at the top.
  fileprivate func show(_ image: CGImage, _ alpha: CGFloat, _ transform: CGAffineTransform) {
    saving {
      setAlpha(alpha)
      concatenate(transform)
      translateBy(x: 0, y: 4)
      scaleBy(x: 1, y: -1)
      draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }
}
