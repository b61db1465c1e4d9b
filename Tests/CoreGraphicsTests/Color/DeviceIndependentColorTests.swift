import CoreGraphics
import RasterKit
import Testing

@Suite struct DeviceIndependentColorTests {
  private let sRGB = CGColorSpace(name: CGColorSpace.sRGB)!

  private func bytes(_ space: CGColorSpace, _ components: [CGFloat]) -> [Int]? {
    let color = CGColor(colorSpace: space, components: components + [1])
    return color.map { color in (0..<3).map { Int((color.rgba[$0] * 255).rounded()) } }
  }

  /// From CSS Color 4: lab() of a D50 white, and the colours that browsers show for it.
  @Test func labColours() throws {
    let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
    #expect(lab.model == .lab && lab.numberOfComponents == 3)
    #expect(bytes(lab, [46.2775, -47.5621, 48.5837]) == [0, 128, 0])
    #expect(bytes(lab, [100, 0, 0]) == [255, 255, 255])
    #expect(bytes(lab, [0, 0, 0]) == [0, 0, 0])
  }

  @Test func labComesBackAndKeepsToItsRange() throws {
    let d50: [CGFloat] = [0.9642, 1, 0.8249]
    let lab = try #require(
      CGColorSpace(labWhitePoint: d50, blackPoint: nil, range: [-20, 20, -128, 127]))
    let green = CGColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1)
    let clipped = try #require(green.converted(to: lab, intent: .defaultIntent, options: nil))
    #expect(clipped.components?[1] == -20)
    let orange = CGColor(srgbRed: 0.6, green: 0.55, blue: 0.4, alpha: 1)
    let back = try #require(
      orange.converted(to: lab, intent: .defaultIntent, options: nil)?
        .converted(to: sRGB, intent: .defaultIntent, options: nil))
    for (a, b) in zip(back.components ?? [], orange.components ?? []) { #expect(abs(a - b) < 1e-6) }
    #expect(CGColorSpace(labWhitePoint: [0, 1, 0], blackPoint: nil, range: nil) == nil)
    #expect(CGColorSpace(labWhitePoint: d50, blackPoint: nil, range: [1, 0, 0, 1]) == nil)
  }

  /// With sRGB's own primaries and white point and a gamma of 2.2.
  @Test func calibratedColours() throws {
    let white: [CGFloat] = [0.9505, 1, 1.089]
    let matrix: [CGFloat] = [
      0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505,
    ]
    let space = try #require(
      CGColorSpace(
        calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [2.2, 2.2, 2.2], matrix: matrix))
    #expect(space.model == .rgb && !space.isWideGamutRGB)
    let middle = try #require(bytes(space, [0.5, 0.25, 1]))
    for (a, b) in zip(middle, [127, 62, 255]) { #expect(abs(a - b) <= 2) }
    let gray = try #require(
      CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1))
    #expect(gray.model == .monochrome && bytes(gray, [0.2140]) == [127, 127, 127])
    #expect(
      CGColorSpace(
        calibratedRGBWhitePoint: white, blackPoint: nil, gamma: nil,
        matrix: Array(
          repeating: 0, count: 9)) == nil)
  }

  @Test(arguments: [CGColorSpace.dcip3, CGColorSpace.rommrgb, CGColorSpace.coreMedia709])
  func whiteIsWhiteInNamedSpaces(name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(bytes(space, [1, 1, 1]) == [255, 255, 255] && space.name == name)
    #expect(space.isWideGamutRGB == (name != CGColorSpace.coreMedia709))
  }

  @Test func anIndexIsAColourOfItsTable() throws {
    let table: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 0, 255]
    let space = try #require(CGColorSpace(indexedBaseSpace: sRGB, last: 2, colorTable: table))
    #expect(space.model == .indexed && space.numberOfComponents == 1 && !space.supportsOutput)
    #expect(space.colorTable == table && space.baseColorSpace == sRGB)
    #expect(bytes(space, [1]) == [255, 0, 0] && bytes(space, [9]) == [0, 0, 255])
    #expect(CGColorSpace(indexedBaseSpace: space, last: 2, colorTable: table) == nil)
    #expect(CGColorSpace(indexedBaseSpace: sRGB, last: 256, colorTable: table) == nil)
  }

  /// 2 bits each: 0, 1, 2, 1.
  @Test func imagesOfIndexesHaveTheTablesColours() throws {
    let space = try #require(
      CGColorSpace(
        indexedBaseSpace: sRGB, last: 2, colorTable: [0, 0, 0, 255, 0, 0, 0, 0, 255]))
    let provider = try #require(CGDataProvider(data: Data([0b0001_1001])))
    let image = try #require(
      CGImage(
        width: 4, height: 1, bitsPerComponent: 2, bitsPerPixel: 2, bytesPerRow: 1, space: space,
        bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
    let pixels = image.pixels
    #expect(
      (0..<4).map { pixels.base[$0] } == [0xFF00_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
    let context = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: 0)
    #expect(context == nil, "nothing is drawn with a table")
  }
}
