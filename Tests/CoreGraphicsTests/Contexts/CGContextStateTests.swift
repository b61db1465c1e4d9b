import CoreGraphics
import Testing

@Suite struct CGContextStateTests {
  @Test func restoringBringsEverythingBack() {
    let canvas = Canvas(8, 1)
    let context = canvas.context
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 4, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 7, y: 0, width: 1, height: 1))
    let (r, b): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(canvas.row(0) == [r, r, 0, 0, b, 0, 0, r])
  }

  @Test func clipsIntersect() {
    let canvas = Canvas(6, 1)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1))
    canvas.context.clip(to: CGRect(x: 2, y: 0, width: 4, height: 1))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
    #expect(canvas.row(0).map { $0 != 0 } == [false, false, true, true, false, false])
  }

  @Test func alphaAppliesToAllThatIsDrawn() {
    let canvas = Canvas(1, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(abs(canvas.alpha(0, 0) - 128) <= 1)
  }

  @Test(arguments: [
    (CGBlendMode.multiply, UInt32(0xFF40_2000)), (.screen, 0xFFBF_9FFF), (.darken, 0xFF80_4000),
    (.lighten, 0xFF80_80FF), (.copy, 0xFF80_80FF as UInt32),
  ]) func blendModesOnKnownValues(mode: CGBlendMode, expected: UInt32) {
    let canvas = Canvas(1, 1)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    // Below: 128, 64, 0. Above: 128, 128, 255.
    canvas.context.setFillColor(red: 128 / 255, green: 64 / 255, blue: 0, alpha: 1)
    canvas.context.fill(pixel)
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(red: 128 / 255, green: 128 / 255, blue: 1, alpha: 1)
    canvas.context.fill(pixel)
    for shift in [UInt32(0), 8, 16, 24] {
      let (found, wanted) = (Int(canvas[0, 0] >> shift & 255), Int(expected >> shift & 255))
      #expect(abs(found - wanted) <= 1, "channel at bit \(shift) of \(mode)")
    }
  }

  @Test func aTransparencyLayerFadesAsOne() {
    let canvas = Canvas(3, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    canvas.context.endTransparencyLayer()
    #expect(Set(canvas.row(0)).count == 1, "the overlap is no darker")
    #expect(abs(canvas.alpha(1, 0) - 128) <= 1)
  }

  @Test func aShadowFallsBesideAndKeepsItsMass() {
    let canvas = Canvas(64, 64)
    canvas.context.setShadow(
      offset: CGSize(width: 20, height: 0), blur: 4,
      color: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    canvas.context.setFillColor(red)
    canvas.context.fill(CGRect(x: 16, y: 28, width: 8, height: 8))
    let mass = Double(canvas.sumOfAlpha) / 255
    #expect(abs(mass - 128) < 3, "eight by eight, twice")
    #expect(canvas[20, 32] == 0xFFFF_0000)
    #expect(canvas.alpha(40, 32) > 200 && canvas[40, 32] & 0xFFFFFF == 0)
  }

  @Test func aLinearGradientIsLinear() throws {
    let canvas = Canvas(10, 1)
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [
          CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1),
        ] as CFArray, locations: nil))
    canvas.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    for x in 0..<10 {
      let wanted = (Double(x) + 0.5) / 10 * 255
      #expect(abs(Double(canvas[Int32(x), 0] & 255) - wanted) <= 2)
    }
  }
}
