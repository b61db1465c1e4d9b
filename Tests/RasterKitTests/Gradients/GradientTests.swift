import CUIKernels
import RasterKit
import SeededInput
import Testing

@Suite struct GradientTests {
  static let greys = ColorRamp(
    stops: [
      ColorStop(place: 0, color: SIMD4(0, 0, 0, 1)), ColorStop(place: 1, color: SIMD4(1, 1, 1, 1)),
    ], count: 256)
  static let kinds: [Gradient.Kind] = [.axial, .radial, .conic]

  private func level(_ gradient: Gradient?, _ x: Int32, _ y: Int32) -> Int {
    gradient.map { Int(Reference.color(of: $0, x: x, y: y) & 255) } ?? -1
  }

  @Test(arguments: kinds)
  func everySetMatchesTheTwinFromAnyStart(kind: Gradient.Kind) throws {
    var random = SeededGenerator(seed: 81)
    let ramp = ColorRamp(colors: random.pixels(1024))
    for count in 0...70 {
      let map = AffineMap.turned(
        .random(in: 0...6, using: &random), scaleX: .random(in: 3...90, using: &random),
        scaleY: .random(in: -60...60, using: &random), x: .random(in: 0...60, using: &random),
        y: .random(in: 0...50, using: &random))
      let gradient = try #require(Gradient(kind, ramp: ramp, transform: map, minX: 5))
      let (x, y) = (
        Int32.random(in: -9...40, using: &random), Int32.random(in: -9...60, using: &random)
      )
      let before = random.pixels(count + 2)
      var expected = before
      Reference.gradientRow(&expected, gradient, x: x, y: y, count: count)
      for set in everyKernelSet {
        var actual = before
        gradient.withKernelGradient { set.gradient(&actual, $0, x, y, count) }
        #expect(actual == expected, "\(String(cString: set.name)), \(count)")
      }
    }
  }

  @Test(arguments: kinds)
  func everySetMatchesTheTwinInPerspective(kind: Gradient.Kind) throws {
    var random = SeededGenerator(seed: 82)
    let ramp = ColorRamp(colors: random.pixels(512))
    for count in 0...70 {
      let affine = AffineMap.turned(
        .random(in: 0...6, using: &random), scaleX: .random(in: 3...90, using: &random),
        scaleY: .random(in: -60...60, using: &random), x: .random(in: 0...60, using: &random),
        y: .random(in: 0...50, using: &random))
      let map = ProjectiveMap(
        affine, p: .random(in: -0.5...0.5, using: &random),
        q: .random(in: -0.5...0.5, using: &random))
      let gradient = try #require(Gradient(kind, ramp: ramp, transform: map, minX: 5))
      let (x, y) = (
        Int32.random(in: -9...40, using: &random), Int32.random(in: -9...60, using: &random)
      )
      let before = random.pixels(count + 2)
      var expected = before
      Reference.gradientRow(&expected, gradient, x: x, y: y, count: count)
      for set in everyKernelSet {
        var actual = before
        gradient.withKernelGradient { set.gradient(&actual, $0, x, y, count) }
        #expect(actual == expected, "\(String(cString: set.name)), \(count)")
      }
    }
  }

  /// Positions of a ramp of 100 pixels seen with w = 1 + place/2: x = 100 p / (1 + p/2).
  @Test func placesFollowThePerspective() throws {
    let map = ProjectiveMap(AffineMap(a: 100, b: 0, c: 0, d: 100, tx: 0, ty: 0), p: 0.5)
    let gradient = try #require(Gradient(.axial, ramp: Self.greys, transform: map, minX: 0))
    for x in Int32(0)..<66 {
      let seen = (Double(x) + 0.5) / 100
      let place = seen / (1 - seen / 2)
      #expect(abs(Double(level(gradient, x, 3)) - place * 255) <= 0.51, "column \(x)")
    }
  }

  @Test func axialGradientsGoFromStartToEndAndOn() {
    let map = AffineMap(a: 255, b: 0, c: 0, d: 255, tx: 100.5, ty: 0)
    let gradient = Gradient(.axial, ramp: Self.greys, transform: map, minX: 100)
    #expect((0..<256).allSatisfy { level(gradient, 100 + Int32($0), 7) == $0 })
    #expect(level(gradient, -5000, 0) == 0 && level(gradient, 5000, 0) == 255)
  }

  @Test func radialGradientsEndOnTheirCircle() {
    let map = AffineMap(a: 51, b: 0, c: 0, d: 102, tx: 60.5, ty: 110.5)
    let gradient = Gradient(.radial, ramp: Self.greys, transform: map, minX: 0)
    #expect(level(gradient, 60, 110) == 0 && level(gradient, 111, 110) == 255)
    #expect(level(gradient, 60, 161) == 128 && level(gradient, 80, 110) == 100)
  }

  @Test func conicGradientsGoAroundByTheAngle() {
    let map = AffineMap(a: 100, b: 0, c: 0, d: 100, tx: 50.5, ty: 50.5)
    let ramp = ColorRamp(colors: (0...360).map { UInt32($0) })
    let gradient = Gradient(.conic, ramp: ramp, transform: map, minX: 0)!
    let degrees = [
      (30, 0, 0), (30, 30, 45), (0, 30, 90), (-30, 30, 135), (-30, 0, 180), (0, -30, 270),
    ]
    for (x, y, angle) in degrees {
      let color = Reference.color(of: gradient, x: 50 + Int32(x), y: 50 + Int32(y))
      #expect(color == UInt32(angle))
    }
    // tan 30 degrees = 0.57735
    #expect(Reference.color(of: gradient, x: 50 + 10000, y: 50 + 5774) == 30)
  }

  @Test func rowsOfUprightGradientsHaveOneColour() {
    let map = AffineMap(a: 0, b: 255, c: -1, d: 0, tx: 0, ty: 0.5)
    let gradient = Gradient(.axial, ramp: Self.greys, transform: map, minX: 0)!
    #expect(gradient.color(ofRow: 90) == 0xff5a_5a5a)
    var row = [UInt32](repeating: 0, count: 9)
    gradient.row(&row, x: -40, y: 90, count: 9)
    #expect(row == [UInt32](repeating: 0xff5a_5a5a, count: 9))
    let level = AffineMap(a: 255, b: 0, c: 0, d: 1, tx: 0.5, ty: 0)
    #expect(Gradient(.axial, ramp: Self.greys, transform: level, minX: 0)?.color(ofRow: 3) == nil)
  }

  @Test func senselessMapsMakeNoGradientAndHugeOnesNoTrap() {
    let flat = AffineMap(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
    #expect(Gradient(.radial, ramp: Self.greys, transform: flat, minX: 0) == nil)
    for kind in Self.kinds {
      for scale in [1e-30, 1e30, 1e-150, 1e150] {
        let map = AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 1e20, ty: -1e20)
        guard let gradient = Gradient(kind, ramp: Self.greys, transform: map, minX: 0) else {
          continue
        }
        var row = [UInt32](repeating: 0, count: 20)
        gradient.row(&row, x: -3, y: 5, count: 20)
        #expect(row.allSatisfy { $0 >> 24 == 255 })
      }
    }
  }
}
