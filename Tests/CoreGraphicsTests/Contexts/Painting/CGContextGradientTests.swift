import CoreGraphics
import Testing

@Suite struct CGContextGradientTests {
  private let redToBlue = CGGradient(
    colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil)

  @Test(arguments: [false, true], [false, true])
  func optionsDecideAboutBothEnds(goesOnBefore: Bool, goesOnAfter: Bool) throws {
    var options: CGGradientDrawingOptions = []
    if goesOnBefore { options.insert(.drawsBeforeStartLocation) }
    if goesOnAfter { options.insert(.drawsAfterEndLocation) }
    let canvas = Canvas(30, 1)
    canvas.context.drawLinearGradient(
      try #require(redToBlue), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0),
      options: options)
    #expect(canvas[2, 0] == (goesOnBefore ? 0xFFFF_0000 : 0))
    #expect(canvas[28, 0] == (goesOnAfter ? 0xFF00_00FF : 0))
    #expect(canvas.alpha(15, 0) == 255)
  }

  @Test func aRadialGradientChangesWithTheDistance() throws {
    let canvas = Canvas(41, 41)
    let center = CGPoint(x: 20.5, y: 20.5)
    canvas.context.drawRadialGradient(
      try #require(redToBlue), startCenter: center, startRadius: 0, endCenter: center,
      endRadius: 20, options: [])
    for distance: Int32 in [0, 5, 10, 15, 19] {
      let blue = Double(canvas[20 + distance, 20] & 255)
      #expect(abs(blue - Double(distance) / 20 * 255) <= 4)
      #expect(canvas[20 + distance, 20] == canvas[20, 20 - distance])
    }
    #expect(canvas[0, 0] == 0)
  }

  @Test func twoColorsAtOnePlaceMakeAHardEdge() throws {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [red, red, blue, blue] as CFArray, locations: [0, 0.5, 0.5, 1])
    let canvas = Canvas(10, 1)
    canvas.context.drawLinearGradient(
      try #require(gradient), start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    #expect(canvas[4, 0] == 0xFFFF_0000)
    #expect(canvas[5, 0] == 0xFF00_00FF)
  }

  @Test func theClipAndAlphaLimitIt() throws {
    let canvas = Canvas(4, 4)
    canvas.context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    canvas.context.setAlpha(0.5)
    canvas.context.drawLinearGradient(
      try #require(redToBlue), start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    #expect(abs(canvas.sumOfAlpha - 4 * 128) <= 4)
  }

  @Test func nonsenseMakesNoGradient() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [red] as CFArray, locations: [.nan]) == nil)
  }

  @Test func noNumbersAreRefused() throws {
    let canvas = Canvas(1, 1)
    canvas.context.drawLinearGradient(
      try #require(redToBlue), start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
    #expect(canvas[0, 0] == 0)
  }
}
