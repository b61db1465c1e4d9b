import CoreGraphics
import Foundation
import Testing

/// Stencils, masks of images and clips, and colours that are left out.
@MainActor @Suite struct MaskPictureTests {
  @Test(arguments: DrawingScene.stencils + DrawingScene.masks + DrawingScene.colorKeys)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

extension DrawingScene {
  fileprivate static let stencils = [
    DrawingScene("stencil", 64, 40) { context, shows in
      context.setFillColor(.navy)
      context.interpolationQuality = .none
      if shows { context.draw(try arrow(), in: rect(4, 4, 24, 32)) }
      context.setFillColor(CGColor.rose.faded(0.5))
      context.draw(try arrow(), in: rect(32, 4, 28, 20))
    },
    DrawingScene("stencil-decoded", 64, 40) { context, shows in
      context.setFillColor(.leaf)
      context.interpolationQuality = .none
      context.draw(try arrow(decode: shows ? [1, 0] : nil), in: rect(8, 4, 48, 32))
    },
    DrawingScene("stencil-smooth", 64, 40) { context, shows in
      context.setFillColor(.navy)
      context.interpolationQuality = shows ? .high : .none
      context.rotate(by: 0.2)
      context.draw(try arrow(isSmooth: true), in: rect(12, 0, 44, 28))
    },
  ]

  fileprivate static let masks = [
    DrawingScene("masking-stencil", 64, 40) { context, shows in
      let image = try pennant()
      context.stripes(rect(0, 0, 64, 40))
      let mask = try arrow()
      let masked = try #require(image.masking(mask))
      context.draw(shows ? masked : image, in: rect(8, 4, 48, 32))
    },
    DrawingScene("masking-gray", 64, 40) { context, shows in
      let image = try pennant()
      context.stripes(rect(0, 0, 64, 40))
      let mask = try ramp()
      let masked = try #require(image.masking(mask))
      context.draw(shows ? masked : image, in: rect(8, 4, 48, 32))
    },
    DrawingScene("clip-stencil", 64, 40) { context, shows in
      if shows { context.clip(to: rect(8, 4, 48, 32), mask: try arrow()) }
      context.fill(0, 0, 64, 20, .sky)
      context.fill(0, 20, 64, 20, .rose)
    },
    DrawingScene("clip-gray", 64, 40) { context, shows in
      context.rotate(by: 0.2)
      if shows { context.clip(to: rect(12, 0, 48, 28), mask: try ramp()) }
      context.fill(0, -20, 64, 32, .sky)
      context.disc(36, 14, 10, .rose)
    },
    DrawingScene("clip-twice", 64, 40) { context, shows in
      context.clip(to: rect(4, 4, 56, 32), mask: try ramp())
      if shows { context.clip(to: rect(8, 2, 48, 36), mask: try arrow()) }
      context.fill(0, 0, 64, 40, .navy)
    },
  ]

  fileprivate static let colorKeys = [
    DrawingScene("color-key", 64, 40) { context, shows in
      let image = try hills()
      context.stripes(rect(0, 0, 64, 40))
      // All blues, whatever they have of green.
      let ranges: [CGFloat] = [0, 80, 0, 255, 180, 255]
      let made = image.copy(maskingColorComponents: ranges)
      let keyed = try #require(made)
      context.interpolationQuality = .none
      context.draw(shows ? keyed : image, in: rect(8, 4, 48, 32))
    }
  ]
}

/// Eight bits a row, of which 0 is painted.
private func arrow(decode: [CGFloat]? = nil, isSmooth: Bool = false) throws -> CGImage {
  let rows: [UInt8] = [
    0b1111_0111, 0b1111_0011, 0b1000_0001, 0b1000_0000, 0b1000_0001, 0b1111_0011, 0b1111_0111,
    0b0111_1111,
  ]
  let provider = try #require(CGDataProvider(data: Data(rows)))
  let made = CGImage(
    maskWidth: 8, height: 8, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1,
    provider: provider, decode: decode, shouldInterpolate: isSmooth)
  return try #require(made)
}

/// Grays that rise from the left, with a white bar.
private func ramp() throws -> CGImage {
  let context = try #require(
    CGContext(
      data: nil, width: 32, height: 20, bitsPerComponent: 8, bytesPerRow: 32,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
  for x in 0..<32 {
    context.setFillColor(gray: CGFloat(x) / 31, alpha: 1)
    context.fill(rect(CGFloat(x), 0, 1, 20))
  }
  context.setFillColor(gray: 1, alpha: 1)
  context.fill(rect(0, 3, 32, 3))
  return try #require(context.makeImage())
}

/// A blue sky in two shades above hills.
private func hills() throws -> CGImage {
  try sketch(24, 16) { context in
    context.fill(0, 0, 24, 16, .hex(0x3080ff))
    context.fill(0, 12, 24, 4, .hex(0x1040c0))
    context.disc(6, 0, 7, .leaf)
    context.disc(18, 0, 9, .hex(0x208040))
    context.disc(18, 13, 2, .sun)
  }
}
