import CoreGraphics
import Testing

@Suite struct CGColorSpaceTests {
  private static let names = [
    CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
    CGColorSpace.itur_709, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearDisplayP3,
    CGColorSpace.extendedLinearITUR_2020,
  ]

  @Test(arguments: names) func coloursComeBackAsTheyWere(name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = CGColor(srgbRed: 0.2, green: 0.7, blue: 0.4, alpha: 0.5)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let back = try #require(there.converted(to: sRGB, intent: .defaultIntent, options: nil))
    for (a, b) in zip(back.components ?? [], color.components ?? []) { #expect(abs(a - b) < 1e-6) }
  }

  @Test(arguments: names) func whiteIsWhite(name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
    for index in 0..<3 { #expect(abs(white.rgba[index] - 1) < 1e-4) }
  }

  /// From CSS Color 4, whose examples are made with the same primaries.
  @Test func knownColours() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1])).rgba
    #expect(abs(red.x - 1.0930) < 0.001 && abs(red.y + 0.2267) < 0.001)
    #expect(abs(red.z + 0.1501) < 0.001)
    let adobe = try #require(CGColorSpace(name: CGColorSpace.adobeRGB1998))
    let green = try #require(CGColor(colorSpace: adobe, components: [0, 1, 0, 1])).rgba
    #expect(green.x < 0 && abs(green.y - 1) < 0.001 && green.z < 0)
    #expect(p3.isWideGamutRGB && !CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
  }

  @Test func inksFollowTheFormula() throws {
    let orange = CGColor(genericCMYKCyan: 0, magenta: 0.5, yellow: 1, black: 0.2, alpha: 1)
    #expect(orange.rgba == SIMD4(0.8, 0.4, 0, 1))
    #expect(orange.components == [0, 0.5, 1, 0.2, 1] && orange.numberOfComponents == 5)
    #expect(orange.colorSpace?.model == .cmyk)
    let back = try #require(
      CGColor(srgbRed: 0.8, green: 0.4, blue: 0, alpha: 1)
        .converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil))
    for (a, b) in zip(back.components ?? [], [0, 0.5, 1, 0.2, 1]) { #expect(abs(a - b) < 1e-6) }
    let black = try #require(
      CGColor.black.converted(
        to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil))
    #expect(black.components == [0, 0, 0, 1, 1])
    #expect(CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1) == black)
  }

  @Test func inksFill() {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFF00_FFFF)
    canvas.context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFF00_0000)
    canvas.context.setFillColor([0, 1, 1, 0, 1])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFFFF_0000)
  }

  @Test func extendedRangesAreCutWhenDrawn() {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(CGColor(srgbRed: 3, green: -2, blue: 0.5, alpha: 1))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFFFF_0080)
  }
}
