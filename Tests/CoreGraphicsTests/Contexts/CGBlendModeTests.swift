import CoreGraphics
import RasterKit
import Testing

/// Expected results for opaque colours, by the formulas of the PDF specification for 0...1.
private let separable: [CGBlendMode: @Sendable (_ b: Double, _ s: Double) -> Double] = [
  .normal: { _, s in s },
  .multiply: { b, s in b * s },
  .screen: { b, s in b + s - b * s },
  .overlay: { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) },
  .darken: { b, s in min(b, s) },
  .lighten: { b, s in max(b, s) },
  .colorDodge: { b, s in s == 1 ? 1 : min(1, b / (1 - s)) },
  .colorBurn: { b, s in s == 0 ? 0 : 1 - min(1, (1 - b) / s) },
  .hardLight: { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) },
  .difference: { b, s in abs(b - s) },
  .exclusion: { b, s in b + s - 2 * b * s },
  .plusLighter: { b, s in min(1, b + s) },
  .plusDarker: { b, s in max(0, b + s - 1) },
]

/// The results of drawing opaque red on opaque blue (left) and on nothing (right).
private let compositing: [CGBlendMode: (UInt32, UInt32)] = [
  .clear: (0, 0), .copy: (0xFFFF_0000, 0xFFFF_0000), .sourceIn: (0xFFFF_0000, 0),
  .sourceOut: (0, 0xFFFF_0000), .sourceAtop: (0xFFFF_0000, 0),
  .destinationOver: (0xFF00_00FF, 0xFFFF_0000), .destinationIn: (0xFF00_00FF, 0),
  .destinationOut: (0, 0), .destinationAtop: (0xFF00_00FF, 0xFFFF_0000), .xor: (0, 0xFFFF_0000),
  .plusLighter: (0xFFFF_00FF, 0xFFFF_0000), .plusDarker: (0xFF00_0000, 0xFFFF_0000),
]

@Suite struct CGBlendModeTests {
  @Test(arguments: Array(separable.keys))
  func opaqueColorsFollowTheFormula(mode: CGBlendMode) throws {
    let formula = try #require(separable[mode])
    for (backdrop, source) in [(64, 128), (192, 128), (230, 40), (10, 240)] {
      let canvas = Canvas(1, 1)
      let (b, s) = (Double(backdrop) / 255, Double(source) / 255)
      canvas.context.setFillColor(gray: b, alpha: 1)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      canvas.context.setBlendMode(mode)
      canvas.context.setFillColor(gray: s, alpha: 1)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let found = Double(canvas[0, 0] & 255)
      #expect(abs(found - formula(b, s) * 255) <= 2, "\(backdrop) and \(source)")
    }
  }

  @Test(arguments: Array(compositing.keys))
  func coverageDecidesInTheCompositingModes(mode: CGBlendMode) throws {
    let expected = try #require(compositing[mode])
    let canvas = halfBlue()
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    #expect(canvas[1, 1] == expected.0)
    #expect(canvas[2, 1] == expected.1)
  }

  @Test(arguments: CGBlendMode.allCases)
  func pixelsOutsideTheShapeStay(mode: CGBlendMode) {
    let canvas = halfBlue()
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 1, width: 4, height: 1))
    canvas.context.setStrokeColor(red)
    canvas.context.setLineWidth(1)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 4, y: 1.5)])
    #expect(canvas.row(0) == [0xFF00_00FF, 0xFF00_00FF, 0, 0])
    #expect(canvas.row(2) == [0xFF00_00FF, 0xFF00_00FF, 0, 0])
  }

  /// A gradient in a disc on a square, which the mode mixes in the disc and leaves alone outside it.
  @Test(
    arguments: [
      (CGBlendMode.sourceIn, (0xFF00_00FF, 0)), (.sourceOut, (0, 0xFFFF_0000)),
      (.destinationIn, (0xFF00_FF00, 0)), (.destinationAtop, (0xFF00_FF00, 0xFFFF_0000)),
    ] as [(CGBlendMode, (UInt32, UInt32))])
  func roundClipsHoldAllSourcesInTheirPlace(mode: CGBlendMode, expected: (UInt32, UInt32)) throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [blue, blue, red, red] as CFArray,
        locations: [0, 0.5, 0.5, 1]))
    for isLayer in [false, true] {
      let canvas = Canvas(60, 40)
      canvas.context.setFillColor(green)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 35, height: 40))
      canvas.context.addEllipse(in: CGRect(x: 20, y: 5, width: 30, height: 30))
      canvas.context.clip()
      canvas.context.setBlendMode(mode)
      if isLayer { canvas.context.beginTransparencyLayer(auxiliaryInfo: nil) }
      canvas.context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 50, y: 0), options: [])
      if isLayer { canvas.context.endTransparencyLayer() }
      #expect(canvas[25, 20] == expected.0 && canvas[45, 20] == expected.1)
      #expect(canvas[5, 20] == 0xFF00_FF00 && canvas[21, 6] == 0xFF00_FF00)
      #expect(canvas[55, 20] == 0)
    }
  }

  @Test(arguments: [CGBlendMode.sourceIn, .destinationIn])
  func masksAreClipsInEveryMode(mode: CGBlendMode) throws {
    let half = Canvas(60, 40)
    half.context.setFillColor(red)
    half.context.fill(CGRect(x: 0, y: 0, width: 60, height: 20))
    let canvas = Canvas(60, 40, flipped: false)
    canvas.context.setFillColor(green)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
    canvas.context.clip(
      to: CGRect(x: 0, y: 0, width: 60, height: 40), mask: CGImage(pixels: half.pixels))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(canvas[10, 10] == (mode == .sourceIn ? 0xFF00_00FF : 0xFF00_FF00))
    #expect(canvas[10, 30] == 0xFF00_FF00 && canvas[50, 10] == 0 && canvas[50, 30] == 0)
  }

  /// By the formulas of the PDF specification, where a colour of the same luminosity would be below 0.
  @Test(arguments: [
    (CGBlendMode.color, UInt32(0xC06030), [161, 121, 0]), (.color, 0x3050A0, [107, 80, 0]),
    (.luminosity, 0xC06030, [240, 144, 96]), (.hue, 0x3050A0, [120, 72, 8]),
  ]) func luminosityIsKept(mode: CGBlendMode, backdrop: UInt32, expected: [Int]) {
    let canvas = Canvas(1, 1)
    let source: UInt32 = mode == .color ? 0xE0B020 : 0xD0A060
    for (rgb, mode) in [(backdrop, CGBlendMode.normal), (source, mode)] {
      canvas.context.setBlendMode(mode)
      canvas.context.setFillColor(.hex(rgb))
      canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let found = [16, 8, 0].map { Int(canvas[0, 0] >> $0 & 255) }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
  }

  @Test func anOpaquePictureStaysOpaqueWhateverTheMode() throws {
    var bytes = [UInt8](repeating: 0x55, count: 4)
    let context = try #require(
      CGContext(
        data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = context.pixels
    #expect(withExtendedLifetime(context) { pixels.base[0] } == 0xFF00_0000)
  }

  private func halfBlue() -> Canvas {
    let canvas = Canvas(4, 3)
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    return canvas
  }
}
