import RasterKit
import Testing

@Suite struct ColorRampTests {
  static let black = SIMD4<Float>(0, 0, 0, 1)
  static let white = SIMD4<Float>(1, 1, 1, 1)

  @Test func coloursAreMixedAsTheyAreEncoded() {
    let ramp = ColorRamp(
      stops: [ColorStop(place: 0, color: Self.black), ColorStop(place: 1, color: Self.white)],
      count: 256)
    let grays: [UInt32] = (0..<256).map { (level: UInt32) in 0xff00_0000 | level * 0x10101 }
    #expect(ramp.colors == grays)
    #expect(ramp.isOpaque)
  }

  @Test func mixingComesBeforePremultiplying() {
    let ramp = ColorRamp(
      stops: [
        ColorStop(place: 0, color: SIMD4(1, 0, 0, 1)),
        ColorStop(place: 1, color: SIMD4(0, 0, 1, 0)),
      ], count: 3)
    // Half way: red 0.5, blue 0.5, alpha 0.5.
    #expect(ramp.colors == [0xffff_0000, 0x8040_0040, 0])
    #expect(!ramp.isOpaque)
  }

  @Test func endsGoOnAndEdgesAreHard() {
    let ramp = ColorRamp(
      stops: [
        ColorStop(place: 0.25, color: Self.black), ColorStop(place: 0.5, color: Self.black),
        ColorStop(place: 0.5, color: Self.white), ColorStop(place: 0.75, color: Self.white),
      ], count: 9)
    #expect(ramp.colors.map { $0 & 255 } == [0, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func anotherSpaceIsEnteredAndLeft() {
    let squares = ColorRamp.BlendingSpace(enter: { $0 * $0 }, leave: { $0.squareRoot() })
    let ramp = ColorRamp(
      stops: [ColorStop(place: 0, color: Self.black), ColorStop(place: 1, color: Self.white)],
      count: 3, blending: squares)
    #expect(ramp.colors[1] & 255 == 180)
  }

  @Test func senselessStopsAreOrdered() {
    #expect(ColorRamp(stops: []).colors == [0, 0])
    let odd = ColorRamp(
      stops: [
        ColorStop(place: .nan, color: SIMD4(.nan, 7, -3, 1)),
        ColorStop(place: 0.5, color: Self.white), ColorStop(place: 0.2, color: Self.black),
        ColorStop(place: .infinity, color: Self.white),
      ], count: 5)
    #expect(odd.colors.count == 5 && odd.isOpaque)
    #expect(odd.colors[2] == 0xff00_0000)
    #expect(ColorRamp(stops: [ColorStop(place: 3, color: Self.white)], count: -4).colors.count == 2)
  }
}
