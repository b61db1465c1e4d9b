import CoreGraphics
import Foundation
import Testing

/// The colours of each space, from the least to the greatest of each component.
@MainActor @Suite struct ColorSpacePictureTests {
  @Test(arguments: DrawingScene.namedSpaces + DrawingScene.otherSpaces + DrawingScene.conversions)
  func looksAsItDid(scene: DrawingScene) throws { try scene.expectPicture(.upwards) }
}

/// The least and the greatest of each component.
private typealias Ranges = [ClosedRange<CGFloat>]

private let rgb: Ranges = [0...1, 0...1, 0...1]

extension DrawingScene {
  /// Without the space, its numbers are those of gray.
  private static func ramps(
    _ name: String, _ ranges: Ranges, _ space: @escaping @Sendable () -> CGColorSpace?
  ) -> DrawingScene {
    DrawingScene(name, 72, 8 * Int32(ranges.count + 1)) { context, shows in
      let made = try #require(space())
      for row in 0...ranges.count {
        for column in 0..<9 {
          let parts = components(ranges, row, CGFloat(column) / 8) + [1]
          let color = try #require(CGColor(colorSpace: made, components: parts))
          let plain = CGColor(gray: CGFloat(column) / 8, alpha: 1)
          context.fill(CGFloat(8 * column), CGFloat(8 * row), 8, 8, shows ? color : plain)
        }
      }
    }
  }

  private static func named(_ name: String, _ space: String, _ ranges: Ranges = rgb) -> DrawingScene
  {
    ramps(name, ranges) { CGColorSpace(name: space) }
  }

  fileprivate static let namedSpaces = [
    named("srgb", CGColorSpace.sRGB), named("display-p3", CGColorSpace.displayP3),
    named("adobe-rgb", CGColorSpace.adobeRGB1998), named("itur-709", CGColorSpace.itur_709),
    named("itur-2020", CGColorSpace.itur_2020), named("linear-srgb", CGColorSpace.linearSRGB),
    named("linear-p3", CGColorSpace.linearDisplayP3), named("dci-p3", CGColorSpace.dcip3),
    named("romm", CGColorSpace.rommrgb), named("xyz", CGColorSpace.genericXYZ),
    named("lab", CGColorSpace.genericLab, [0...100, -100...100, -100...100]),
    named("inks", CGColorSpace.genericCMYK, [0...1, 0...1, 0...1, 0...1]),
    named("linear-gray", CGColorSpace.linearGray, [0...1]),
  ]

  /// What is beyond the least and the greatest is cut off.
  private static let beyond: Ranges = [-0.5...1.5, -0.5...1.5, -0.5...1.5]

  fileprivate static let otherSpaces = [
    named("extended-srgb", CGColorSpace.extendedSRGB, beyond),
    named("extended-linear-p3", CGColorSpace.extendedLinearDisplayP3, beyond),
    named("extended-gray", CGColorSpace.extendedGray, [-0.5...1.5]),
    ramps("device-inks", [0...1, 0...1, 0...1, 0...0.5]) { CGColorSpaceCreateDeviceCMYK() },
    ramps("calibrated-rgb", rgb) {
      CGColorSpace(
        calibratedRGBWhitePoint: [0.9505, 1, 1.089], blackPoint: nil, gamma: [1.8, 1.8, 1.8],
        matrix: [0.4497, 0.2446, 0.0252, 0.3163, 0.672, 0.1412, 0.1845, 0.0833, 0.9227])
    },
    ramps("calibrated-gray", [0...1]) {
      CGColorSpace(calibratedGrayWhitePoint: [0.9505, 1, 1.089], blackPoint: nil, gamma: 1)
    },
    ramps("lab-range", [0...100, -40...40, -40...40]) {
      CGColorSpace(
        labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: [-40, 40, -40, 40])
    },
  ]

  fileprivate static let conversions = [
    DrawingScene("converted-to-inks", 72, 16) { context, shows in
      for column in 0..<9 {
        let share = CGFloat(column) / 8
        let color = CGColor(srgbRed: share, green: 0.4, blue: 1 - share, alpha: 1)
        let inks = color.converted(
          to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil)
        let parts = try #require(inks?.components)
        context.fill(CGFloat(8 * column), 8, 8, 8, color)
        // The amounts of cyan, magenta and yellow below.
        let amounts = CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        if shows { context.fill(CGFloat(8 * column), 0, 8, 8, amounts) }
      }
    },
    DrawingScene("image-of-p3", 72, 16) { context, shows in
      let name = shows ? CGColorSpace.displayP3 : CGColorSpace.sRGB
      let space = try #require(CGColorSpace(name: name))
      var bytes: [UInt8] = []
      for share in stride(from: 0 as UInt8, through: 248, by: 31) {
        bytes += [share, 200, 248 - share]
      }
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let image = CGImage(
        width: 9, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 27, space: space,
        bitmapInfo: CGBitmapInfo(alpha: .none), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
      context.draw(try #require(image), in: rect(0, 0, 72, 16))
    },
    DrawingScene("gradient-of-inks", 72, 16) { context, shows in
      let components: [CGFloat] = [1, 0, 0, 0, 1, 0, 1, 0.2, 0.3, 1]
      let gradient = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceCMYK(), colorComponents: components, locations: nil,
        count: 2)
      guard shows else { return }
      context.drawLinearGradient(
        try #require(gradient), start: .zero, end: point(72, 0), options: [])
    },
  ]
}

/// One component after another rises by rows while the others stay low; in the last row all do.
private func components(_ ranges: Ranges, _ row: Int, _ share: CGFloat) -> [CGFloat] {
  ranges.enumerated().map { index, range in
    let part = row == index || row == ranges.count ? share : 0.25
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
