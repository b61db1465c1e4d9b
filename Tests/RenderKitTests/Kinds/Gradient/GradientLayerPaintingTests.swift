import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct GradientLayerPaintingTests {
  private func show(
    _ width: Int32, _ height: Int32, _ change: (inout GradientSnapshot) -> Void,
    layer: (inout LayerSnapshot) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(width, height)
    let frame = CGRect(x: 0, y: 0, width: Int(width), height: Int(height))
    stage.show(SceneLayer(1, frame, color: white, [self.layer(frame, change).with(layer)]))
    return stage
  }

  private func layer(
    _ frame: CGRect, _ change: (inout GradientSnapshot) -> Void
  ) -> SceneLayer {
    var gradient = GradientSnapshot()
    gradient.colors = [CGColor(hex: black), CGColor(hex: white)]
    change(&gradient)
    return SceneLayer(2, frame).with { $0.gradient = gradient }
  }

  private func level(_ stage: Stage, _ x: Int32, _ y: Int32) -> Double {
    Double(stage.pixel(x, y) & 255)
  }

  private func isNear(_ level: Double, _ place: Double) -> Bool {
    abs(level - min(max(place, 0), 1) * 255) <= 1
  }

  @Test func anAxialGradientGoesDownUnlessToldOtherwise() {
    let stage = show(8, 40) { _ in }
    for y: Int32 in [0, 13, 39] { #expect(isNear(level(stage, 3, y), (Double(y) + 0.5) / 40)) }
    #expect(stage.pixel(0, 20) == stage.pixel(7, 20))
  }

  @Test func onALayerThatIsNotSquareEqualColoursFollowTheOtherUnitDiagonal() {
    let stage = show(80, 20) { ($0.startPoint, $0.endPoint) = (.zero, CGPoint(x: 1, y: 1)) }
    // t = (x / 80 + y / 20) / 2, so that four columns weigh as much as one row.
    #expect(isNear(level(stage, 10, 4), (10.5 / 80 + 4.5 / 20) / 2))
    #expect(abs(level(stage, 12, 6) - level(stage, 20, 4)) <= 1)
    #expect(isNear(level(stage, 79, 0), (79.5 / 80 + 0.5 / 20) / 2))
    #expect(isNear(level(stage, 0, 19), (0.5 / 80 + 19.5 / 20) / 2))
  }

  @Test func locationsPlaceTheStopsAndTheEndsGoOn() {
    let stage = show(40, 1) {
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
      $0.colors = [CGColor(hex: red), CGColor(hex: red), CGColor(hex: blue), CGColor(hex: blue)]
      $0.locations = [0.1, 0.5, 0.5, 0.9]
    }
    #expect(stage.pixel(0, 0) == red && stage.pixel(19, 0) == red)
    #expect(stage.pixel(20, 0) == blue && stage.pixel(39, 0) == blue)
  }

  @Test func aRadialGradientIsAnEllipseWithTheEndPointAtItsCorner() {
    let stage = show(100, 50) {
      $0.axis = .radial
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }
    for (x, y): (Int32, Int32) in [(50, 25), (75, 25), (50, 37), (80, 40), (0, 0)] {
      let (u, v) = ((Double(x) + 0.5 - 50) / 50, (Double(y) + 0.5 - 25) / 25)
      #expect(isNear(level(stage, x, y), (u * u + v * v).squareRoot()))
    }
  }

  @Test func aConicGradientBeginsTowardsItsEndPointAndGoesClockwise() {
    let stage = show(64, 64) {
      $0.axis = .conic
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    }
    // From the top: right is a quarter, down a half, left three quarters.
    for (x, y): (Int32, Int32) in [(60, 32), (32, 60), (4, 32), (50, 10)] {
      let (u, v) = (Double(x) + 0.5 - 32, Double(y) + 0.5 - 32)
      var turns = (atan2(v, u) + .pi / 2) / (2 * .pi)
      if turns < 0 { turns += 1 }
      #expect(isNear(level(stage, x, y), turns))
    }
  }

  @Test func aTurnedGradientTurnsWithItsLayer() {
    let stage = show(40, 40, { _ in }, layer: { $0.rotate(.pi / 2) })
    // Downwards in the layer is to the left on the screen.
    #expect(isNear(level(stage, 10, 20), 1 - 10.5 / 40))
    #expect(isNear(level(stage, 30, 5), 1 - 30.5 / 40))
  }

  @Test func cornersAreRoundWithoutClipping() {
    let stage = show(40, 40, { _ in }, layer: { $0.cornerRadius = 12 })
    #expect(stage.pixel(0, 0) == white && stage.pixel(39, 0) == white)
    #expect(isNear(level(stage, 20, 10), 10.5 / 40))
  }

  @Test func opacityFadesIt() {
    let stage = show(
      4, 4, { $0.colors = [CGColor(hex: black), CGColor(hex: black)] }, layer: { $0.opacity = 0.5 })
    #expect(stage.pixel(1, 1) == 0xff7f_7f7f)
  }

  @Test func aGradientWithoutLengthShowsItsLastColour() {
    for axis in [GradientSnapshot.Axis.axial, .radial, .conic] {
      let stage = show(4, 4) {
        $0.axis = axis
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.5))
        $0.colors = [CGColor(hex: red), CGColor(hex: green)]
      }
      #expect(stage.pixel(2, 2) == green)
    }
  }

  @Test func aLayerWithoutColoursShowsNoGradient() {
    #expect(show(4, 4) { $0.colors = [] }.pixel(1, 1) == white)
    #expect(show(4, 4) { $0.colors = [CGColor(hex: red)] }.pixel(1, 1) == red)
  }

  @Test func opaqueStopsHideWhatIsBeneathAndTranslucentOnesDoNot() {
    let opaque = show(64, 64) { _ in }
    #expect(opaque.server.statistics.last.pixelsPainted == 4096)
    let translucent = show(64, 64) {
      $0.colors = [CGColor(hex: black), CGColor(hex: 0xfeff_ffff)]
    }
    #expect(translucent.server.statistics.last.pixelsPainted == 2 * 4096)
    let round = show(64, 64, { _ in }, layer: { $0.cornerRadius = 20 })
    #expect(round.pixel(1, 1) == white)
  }

  @Test func numbersNoScreenHasPaintNothingOrSomethingButNeverFail() {
    for value in [CGFloat.nan, .infinity, -1e9, 1e-300] {
      let stage = show(8, 8) {
        $0.startPoint = CGPoint(x: value, y: 0)
        $0.locations = [Double(value), .nan, 2]
      }
      #expect(stage.pixel(0, 0) >> 24 == 255)
    }
    let huge = show(8, 8, { _ in }, layer: { $0.bounds.size.width = 1e9 })
    #expect(isNear(level(huge, 0, 4), 4.5 / 8))
  }

  @Test func aRecolouredGradientDamagesItself() {
    let stage = Stage(100, 100)
    let layer = layer(CGRect(x: 10, y: 20, width: 30, height: 40)) { _ in }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    let before = stage.target.frames.count
    let changed = layer.with { $0.gradient.colors[0] = CGColor(hex: red) }
    stage.commit { $0.layers = [changed.state] }
    stage.server.synchronize()
    #expect(
      stage.target.frames[before].damage.bounds == PixelRect(x: 10, y: 20, width: 30, height: 40))
  }
}
