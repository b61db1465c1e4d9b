import CoreGraphics
import Diagnostics
import RasterKit
import SeededInput
import Testing

private let hasProfiles = DynamicLibrary("liblcms2.so.2") != nil

/// Profiles of the International Color Consortium, where Little CMS is installed.
@Suite(.enabled(if: hasProfiles)) struct ColorProfileTests {
  private static let names = [
    CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
    CGColorSpace.linearSRGB,
  ]

  private func profile(_ name: CFString) throws -> Data {
    try #require(CGColorSpace(name: name)?.copyICCData())
  }

  /// Two ways to the same colours: our matrices, and the library with the profile.
  @Test(arguments: names) func aProfileIsTheSpaceItWasMadeOf(name: CFString) throws {
    let named = try #require(CGColorSpace(name: name))
    let bytes = try profile(name)
    let space = try #require(CGColorSpace(iccData: bytes))
    #expect(space.model == .rgb && space.name == nil && space.copyICCData() == bytes)
    #expect(space.isWideGamutRGB == named.isWideGamutRGB)
    for c in [[0.2, 0.7, 0.4, 1], [1, 1, 1, 1], [0.9, 0.1, 0.5, 1]] as [[CGFloat]] {
      let (ours, theirs) = (
        try #require(CGColor(colorSpace: named, components: c)).rgba,
        try #require(CGColor(colorSpace: space, components: c)).rgba
      )
      for index in 0..<3 { #expect(abs(ours[index] - theirs[index]) < 0.004, "\(c) \(index)") }
      let back = CGColor(colorSpace: space, components: c)?
        .converted(to: space, intent: .defaultIntent, options: nil)
      for (a, b) in zip(back?.components ?? [], c) { #expect(abs(a - b) < 0.004) }
    }
  }

  @Test func graysHaveProfilesAndInksHaveNone() throws {
    let gray = try #require(CGColorSpaceCreateDeviceGray().copyICCData())
    let space = try #require(CGColorSpace(iccData: gray))
    #expect(space.model == .monochrome && space.numberOfComponents == 1)
    let middle = try #require(CGColor(colorSpace: space, components: [0.5, 1])).rgba
    #expect(abs(middle.x - 0.5) < 0.004 && middle.x == middle.y)
    #expect(CGColorSpaceCreateDeviceCMYK().copyICCData() == nil)
    #expect(CGColorSpace(patternBaseSpace: nil)?.copyICCData() == nil)
  }

  @Test func bytesThatAreNoProfileGiveNone() throws {
    #expect(CGColorSpace(iccData: Data()) == nil)
    #expect(CGColorSpace(iccData: Data(count: 500)) == nil)
    let whole = try profile(CGColorSpace.displayP3)
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<mutationRounds(60) {
      guard let space = CGColorSpace(iccData: whole.mutated(using: &numbers)) else { continue }
      let components = [CGFloat](repeating: 0.5, count: space.numberOfComponents) + [1]
      #expect(CGColor(colorSpace: space, components: components) != nil)
    }
  }

  /// Bytes of Display P3 become those of sRGB that look the same.
  @Test func imagesOfAProfileAreConverted() throws {
    let bytes = try profile(CGColorSpace.displayP3)
    let space = try #require(CGColorSpace(iccData: bytes))
    let provider = try #require(CGDataProvider(data: Data([200, 100, 50, 255, 0, 0, 0, 0])))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let pixel = image.pixels.base[0]
    #expect(near(pixel, 0xFFD7_5D1F, 2), "\(String(pixel, radix: 16))")
    #expect(image.pixels.base[1] == 0)
  }

  private func near(_ a: UInt32, _ b: UInt32, _ most: Int) -> Bool {
    [24, 16, 8, 0].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= most }
  }
}
