import CoreGraphics
import RasterKit
import RenderKit
import SeededInput
import Testing

struct ShapeLayerPaintingTests {
  private func layer(
    _ path: CGPath, _ change: (inout ShapeSnapshot) -> Void = { _ in }
  ) -> SceneLayer {
    var shape = ShapeSnapshot()
    shape.path = path
    change(&shape)
    return SceneLayer(2).with { $0.shape = shape }
  }

  private func show(_ width: Int32, _ height: Int32, _ layer: SceneLayer) -> Stage {
    let stage = Stage(width, height)
    let frame = CGRect(x: 0, y: 0, width: Int(width), height: Int(height))
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    return stage
  }

  private func lines(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    if isClosed { path.closeSubpath() }
    return path
  }

  private func stroke(_ shape: inout ShapeSnapshot, width: CGFloat = 2) {
    shape.fillColor = nil
    shape.strokeColor = CGColor(hex: black)
    shape.line.width = width
  }

  @Test func aPathIsFilledWithBlackUnlessToldOtherwise() {
    let path = lines((1, 1), (4, 1), (4, 3), (2, 3), (2, 2), (1, 2), isClosed: true)
    #expect(
      show(6, 4, layer(path)).picture(letters) == ["wwwwww", "w...ww", "ww..ww", "wwwwww"])
  }

  @Test func theFillRuleDecidesAboutHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 6, height: 5))
    path.addRect(CGRect(x: 2, y: 1, width: 2, height: 3))
    #expect(show(6, 5, layer(path)).pixel(3, 2) == black)
    let holed = show(6, 5, layer(path) { $0.fillRule = .evenOdd })
    #expect(holed.pixel(3, 2) == white && holed.pixel(1, 2) == black && holed.pixel(4, 2) == black)
  }

  @Test func aFilledDiscHasTheAreaOfOne() {
    let disc = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32), transform: nil)
    let dark = show(40, 40, layer(disc)).pixels.reduce(0.0) { $0 + Double(255 - $1 & 255) / 255 }
    #expect(abs(dark - .pi * 256) < 3)
  }

  @Test func aStrokeIsHalfOnEachSideOfItsPath() {
    let stage = show(8, 5, layer(lines((1, 2), (7, 2))) { stroke(&$0) })
    #expect(
      stage.picture(letters) == ["wwwwwwww", "w......w", "w......w", "wwwwwwww", "wwwwwwww"])
  }

  @Test func capsLengthenAStroke() {
    func columns(_ cap: CGLineCap) -> Int {
      let stage = show(
        12, 4,
        layer(lines((4, 2), (8, 2))) {
          stroke(&$0); $0.line.cap = cap
        })
      return (0..<12).count { stage.pixel(Int32($0), 1) == black }
    }
    #expect(columns(.butt) == 4 && columns(.square) == 6)
  }

  @Test func joinsFillTheCornerOrCutItOff() {
    func corner(_ join: CGLineJoin, limit: CGFloat = 10) -> UInt32 {
      let path = lines((2, 10), (10, 10), (10, 2))
      return show(
        14, 14,
        layer(path) {
          stroke(&$0, width: 4)
          ($0.line.join, $0.line.miterLimit) = (join, limit)
        }
      ).pixel(11, 11)
    }
    #expect(corner(.miter) == black)
    #expect(corner(.bevel) == white && corner(.miter, limit: 1) == white)
  }

  @Test func dashesAreAsLongAsThePatternSays() {
    let stage = show(
      12, 3,
      layer(lines((0, 1), (12, 1))) {
        stroke(&$0)
        ($0.line.dashLengths, $0.line.dashPhase) = ([3, 2], 1)
      })
    #expect(stage.picture(letters)[0] == "..ww...ww...")
  }

  @Test func strokesAreTrimmedByLengthAcrossPieces() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 1), CGPoint(x: 6, y: 1)])
    path.addLines(between: [CGPoint(x: 0, y: 4), CGPoint(x: 6, y: 4)])
    let stage = show(
      6, 5,
      layer(path) {
        stroke(&$0)
        ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75)
      })
    #expect(stage.picture(letters) == ["www...", "www...", "wwwwww", "...www", "...www"])
  }

  @Test func nothingIsStrokedFromTheEndToTheStart() {
    let stage = show(
      6, 2,
      layer(lines((0, 1), (6, 1))) {
        stroke(&$0)
        ($0.strokeStart, $0.strokeEnd) = (0.7, 0.3)
      })
    #expect(stage.pixel(3, 0) == white)
  }

  @Test func theBoundsDoNotCutAPathOffUnlessTheyClip() {
    let path = lines((0, 0), (6, 0), (6, 3), (0, 3), (0, 2), isClosed: true)
    var open = layer(path)
    open.snapshot.bounds.size = CGSize(width: 2, height: 2)
    open.snapshot.anchorPoint = .zero
    #expect(show(6, 3, open).pixel(5, 2) == black)
    let clipped = show(6, 3, open.with { $0.masksToBounds = true })
    #expect(clipped.picture(letters) == ["..wwww", "..wwww", "wwwwww"])
  }

  @Test func fillAndStrokeFadeTogether() {
    let path = lines((0, 0), (8, 0), (8, 8), (1, 8), (0, 7), isClosed: true)
    let stage = show(
      8, 8,
      layer(path) {
        $0.strokeColor = CGColor(hex: black)
        $0.line.width = 6
      }.with { $0.opacity = 0.5 })
    #expect(stage.pixel(1, 3) == stage.pixel(4, 4))
    #expect(stage.pixel(4, 4) == 0xff7f_7f7f)
  }

  @Test func anUprightOpaqueRectangleHidesWhatIsBeneathAndAnotherPathDoesNot() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 64, height: 64), transform: nil)
    #expect(show(64, 64, layer(rect)).server.statistics.last.pixelsPainted == 4096)
    let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 64, height: 64), transform: nil)
    #expect(show(64, 64, layer(disc)).server.statistics.last.pixelsPainted == 2 * 4096)
  }
}

struct ShapeMaskCacheTests {
  private let disc = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)

  private func stage(_ path: CGPath) -> (Stage, SceneLayer) {
    var layer = SceneLayer(2)
    layer.snapshot.shape.path = path
    let stage = Stage(100, 100)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    return (stage, layer)
  }

  private func masksMade(
    _ path: CGPath, _ change: (inout LayerSnapshot) -> Void
  ) -> Int {
    let (stage, layer) = stage(path)
    let before = stage.server.statistics.total.masksMade
    stage.commit { $0.layers = [layer.with(change).state] }
    stage.server.synchronize()
    return stage.server.statistics.total.masksMade - before
  }

  @Test func aStrokeDamagesNoMoreThanItsPenReaches() {
    let (stage, layer) = stage(disc)
    stage.commit { $0.layers = [layer.with { $0.position = CGPoint(x: 40, y: 40) }.state] }
    stage.server.synchronize()
    let before = stage.target.frames.count
    let stroked = layer.with {
      $0.position = CGPoint(x: 40, y: 40)
      $0.shape.strokeColor = CGColor(hex: red)
      $0.shape.line.width = 4
    }
    stage.commit { $0.layers = [stroked.state] }
    stage.server.synchronize()
    let damage = stage.target.frames[before].damage.bounds
    #expect(PixelRect(x: 38, y: 38, width: 24, height: 24).intersection(damage).area == 24 * 24)
    #expect(damage.width <= 26 && damage.height <= 26)
  }

  @Test func movingByWholePixelsAndRecolouringMakeNoMask() {
    #expect(masksMade(disc) { $0.position = CGPoint(x: 30, y: 41) } == 0)
    #expect(masksMade(disc) { $0.shape.fillColor = CGColor(hex: red) } == 0)
    #expect(masksMade(disc) { $0.opacity = 0.5 } == 0)
  }

  @Test func fractionsOfAPixelTurnsAndOtherPathsMakeOne() {
    #expect(masksMade(disc) { $0.position.x = 10.5 } == 1)
    #expect(masksMade(disc) { $0.rotate(0.3) } == 1)
    let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
    #expect(masksMade(disc) { $0.shape.path = other } == 1)
  }

  @Test func aMovedMaskShowsTheSamePixels() {
    let (stage, layer) = stage(disc)
    let first = stage.pixel(3, 3)
    stage.commit { $0.layers = [layer.with { $0.position = CGPoint(x: 40, y: 50) }.state] }
    stage.server.synchronize()
    #expect(stage.pixel(43, 53) == first && first != white && stage.pixel(3, 3) == white)
  }

  @Test func pathsFarLargerThanTheScreenAreMadeWhereTheyShow() {
    let huge = CGPath(
      ellipseIn: CGRect(x: -900_000, y: -900_000, width: 1_800_000, height: 1_800_000),
      transform: nil)
    let (stage, layer) = stage(huge)
    #expect(stage.pixel(50, 50) == black)
    stage.commit { $0.layers = [layer.with { $0.position.x = -900_050 }.state] }
    stage.server.synchronize()
    #expect(stage.pixel(99, 50) == white)
  }

  /// Long slanted spikes: all of them are cut by the sides of the rasterised area.
  @Test func whatShowsOfALargePathDoesNotDependOnWhatShowedBefore() {
    let spikes = CGMutablePath()
    let corners = (0..<80).map { index -> CGPoint in
      let (x, y) = (index % 2 * 2000 + index, index * 25 - index % 3 * 40)
      return CGPoint(x: x, y: y)
    }
    spikes.addLines(between: corners)
    let (stage, layer) = stage(spikes)
    // Each step stays within the area rasterised for the one before.
    for place in [(-700, -600), (-790, -560), (-900, -640), (-1000, -730)] {
      let moved = layer.with { $0.position = CGPoint(x: place.0, y: place.1) }
      stage.commit { $0.layers = [moved.state] }
      stage.server.synchronize()
      let fresh = Stage(100, 100)
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      fresh.show(SceneLayer(1, frame, color: white, [moved]))
      #expect(stage.pixels == fresh.pixels)
    }
  }

  @Test func strangeNumbersAreHarmless() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1] {
      _ = masksMade(disc) {
        $0.shape.strokeColor = CGColor(hex: red)
        $0.shape.line.width = number
      }
      _ = masksMade(disc) {
        $0.shape.strokeColor = CGColor(hex: red)
        ($0.shape.line.miterLimit, $0.shape.line.dashPhase) = (number, number)
        $0.shape.line.dashLengths = [number, 1e-9]
        $0.shape.strokeStart = number
      }
    }
    #expect(masksMade(disc) { $0.shape.path = CGMutablePath() } == 0)
  }

  @Test(arguments: 1...6)
  func repairingTheDamageGivesTheSameBitsAsPaintingTheWhole(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ low: Double, _ high: Double) -> Double {
      .random(in: low...high, using: &random)
    }
    var layers = (0..<6).map { SceneLayer(UInt64($0 + 2)) }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func shuffle(_ index: Int) {
      var state = LayerSnapshot()
      state.frame = CGRect(x: number(-10, 60), y: number(-10, 60), width: 40, height: 30)
      state.rotate(number(-3, 3), scale: number(0.5, 2))
      if index % 2 == 0 {
        state.gradient.colors = [CGColor(hex: red), CGColor(hex: 0x4000_ff00)]
        state.gradient.axis = [.axial, .radial, .conic][index / 2]
        state.cornerRadius = number(0, 15)
      } else {
        state.shape.path = CGPath(
          ellipseIn: CGRect(x: 0, y: 0, width: number(5, 40), height: 30), transform: nil)
        state.shape.strokeColor = CGColor(hex: blue)
        state.shape.line.width = number(1, 5)
        state.shape.strokeEnd = number(0.1, 1)
      }
      layers[index].snapshot = state
    }
    for index in layers.indices { shuffle(index) }
    let stage = Stage(100, 100)
    stage.show(SceneLayer(1, frame, color: white, layers))
    for _ in 0..<50 {
      let index = Int.random(in: 0..<6, using: &random)
      shuffle(index)
      let change = layers[index].state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    let fresh = Stage(100, 100)
    fresh.show(SceneLayer(1, frame, color: white, layers))
    #expect(stage.pixels == fresh.pixels)
  }
}
