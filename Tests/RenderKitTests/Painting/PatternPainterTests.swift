import CoreGraphics
import RasterKit
import RenderKit
import SeededInput
import Testing

struct PatternPainterTests {
  private let quarters = CGImage.make(width: 2, [red, green, blue, white])

  private func pattern(_ image: CGImage, points: Double = 1) -> CGColor {
    let size = CGSize(width: Double(image.width) * points, height: Double(image.height) * points)
    return CGColor(pattern: CGPattern(image, size: size))
  }

  private func layer(_ frame: CGRect, _ color: CGColor) -> SceneLayer {
    SceneLayer(2, frame).with { $0.backgroundColor = color }
  }

  private func show(_ layer: SceneLayer, scale: Double = 1) -> Stage {
    let stage = Stage(6, 5, bufferCount: 1)
    let frame = CGRect(x: 0, y: 0, width: 6, height: 5)
    stage.show(SceneLayer(1, frame, color: black, [layer]), scale: scale)
    return stage
  }

  @Test func aBackgroundRepeatsFromTheOriginOfItsLayer() {
    let stage = show(layer(CGRect(x: 1, y: 1, width: 5, height: 3), pattern(quarters)))
    #expect(stage.picture(letters) == ["......", ".rgrgr", ".bwbwb", ".rgrgr", "......"])
  }

  @Test func itMovesWithWhatScrolls() {
    let scrolled = layer(CGRect(x: 0, y: 0, width: 6, height: 5), pattern(quarters))
      .with { $0.bounds.origin = CGPoint(x: 1, y: -2) }
    #expect(
      show(scrolled).picture(letters) == ["grgrgr", "wbwbwb", "grgrgr", "wbwbwb", "grgrgr"])
  }

  @Test func pixelsOfTheImageAreThoseOfTheScreen() {
    let sharp = layer(CGRect(x: 0, y: 0, width: 3, height: 1), pattern(quarters, points: 0.5))
    let stage = show(sharp, scale: 2)
    #expect(stage.picture(letters).prefix(2) == ["rgrgrg", "bwbwbw"])
  }

  @Test func opacityAndAlphaFadeIt() {
    let faded = layer(CGRect(x: 0, y: 0, width: 6, height: 5), pattern(quarters))
      .with {
        $0.opacity = 0.5
        $0.backgroundColor = $0.backgroundColor?.copy(alpha: 0.5)
      }
    #expect(show(faded).pixel(0, 0) == 0xff40_0000)
    #expect(show(faded).pixel(1, 1) == 0xff40_4040)
  }

  @Test func cornersCutItAndBordersAndShapesShowIt() {
    let frame = CGRect(x: 0, y: 0, width: 6, height: 5)
    let round = layer(frame, pattern(quarters)).with { $0.cornerRadius = 2.5 }
    #expect(show(round).pixel(0, 0) != red && show(round).pixel(2, 2) == red)
    let framed = SceneLayer(2, frame).with {
      $0.borderWidth = 1
      $0.borderColor = pattern(quarters)
    }
    #expect(
      show(framed).picture(letters) == ["rgrgrg", "b....w", "r....g", "b....w", "rgrgrg"])
    let shape = SceneLayer(2, frame).with {
      var shape = ShapeSnapshot()
      shape.path = CGPath(rect: CGRect(x: 2, y: 1, width: 3, height: 2), transform: nil)
      shape.fillColor = pattern(quarters)
      $0.kind = shape
    }
    #expect(show(shape).picture(letters) == ["......", "..bwb.", "..rgr.", "......", "......"])
  }

  @Test func anOpaquePatternHidesWhatIsBeneathAndAnotherDoesNot() {
    func painted(_ image: CGImage) -> Int {
      let stage = Stage(64, 64)
      let frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      stage.show(
        SceneLayer(
          1, frame, color: white,
          [SceneLayer(3, frame, color: red), layer(frame, pattern(image))]))
      return stage.server.statistics.last.pixelsPainted
    }
    #expect(painted(quarters) == 4096)
    #expect(painted(.make(width: 2, [red, 0x8000_0000], isOpaque: false)) == 2 * 4096)
  }

  @Test func aNewColorDamagesTheLayerAndTheSamePatternNothing() {
    let frame = CGRect(x: 1, y: 1, width: 3, height: 2)
    let stage = show(layer(frame, pattern(quarters)))
    let before = stage.server.statistics.total.pixelsRepainted
    stage.commit { $0.layers = [layer(frame, pattern(quarters)).state] }
    stage.server.synchronize()
    #expect(stage.server.statistics.total.pixelsRepainted == before)
    let other = CGImage.make(width: 1, [white])
    stage.commit { $0.layers = [layer(frame, pattern(other)).state] }
    stage.server.synchronize()
    #expect(stage.server.statistics.total.pixelsRepainted - before == 6)
    #expect(stage.pixel(1, 1) == white)
  }

  @Test func inPerspectiveEachPixelShowsItsPlaceInThePattern() {
    let row = [UInt32](repeating: red, count: 8) + [UInt32](repeating: green, count: 8)
    let stripes = CGImage.make(width: 16, row)
    let frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 200
    turned = CATransform3DRotate(turned, 0.7, 0, 1, 0)
    let stage = Stage(120, 80)
    let tilted = layer(frame, pattern(stripes)).with { $0.transform = turned }
    stage.show(SceneLayer(1, frame, color: black, [tilted]))
    var (reds, greens) = (0, 0)
    for x in stride(from: Int32(2), to: 118, by: 1) {
      // Where the line of sight through a pixel of the middle row meets the turned plane.
      let seen = Double(x) + 0.5 - 60
      let place = seen / (cos(0.7) - seen * sin(0.7) / 200) + 60
      guard place > 2, place < 118, abs(place / 8 - (place / 8).rounded()) > 0.25 else { continue }
      let isRed = Int(place / 8) % 2 == 0
      #expect(stage.pixel(x, 40) == (isRed ? red : green), "column \(x)")
      if isRed { reds += 1 } else { greens += 1 }
    }
    #expect(reds > 15 && greens > 15)
  }

  @Test func placesFarFromTheOriginAreExact() {
    let far = layer(CGRect(x: 0, y: 0, width: 6, height: 5), pattern(quarters))
      .with { $0.bounds.origin = CGPoint(x: 40_000_001, y: 600_000_000) }
    #expect(show(far).picture(letters).first == "grgrgr")
  }

  @Test func badPlacesPaintWithoutTrapping() {
    for value in [CGFloat.nan, .infinity, 1e30, 1e-30] {
      let bad = layer(CGRect(x: 0, y: 0, width: 6, height: 5), pattern(quarters))
        .with {
          $0.transform.m11 = value
          $0.transform.m14 = value
        }
      #expect(show(bad).pixels.count == 30)
    }
  }

  @Test func aDrawingThatWasNotPreparedPaintsNothing() throws {
    let callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor(hex: red))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }, releaseInfo: nil)
    let drawn = withUnsafePointer(to: callbacks) {
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2,
        yStep: 2, tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    let color = CGColor(pattern: try #require(drawn))
    let unready = layer(CGRect(x: 0, y: 0, width: 6, height: 5), color)
    #expect(show(unready).pixel(0, 0) == black)
    unready.snapshot.preparePatterns()
    #expect(show(unready).picture(letters).first == "r.r.r.")
  }
}

struct RandomPatternTests {
  private func scene(_ seed: Int, side: Double) -> (SceneLayer, RandomScene) {
    var random = RandomScene(seed: UInt64(seed) + 9000, side: side)
    let tree = random.tree()
    return (random.patterned(tree), random)
  }

  @Test(arguments: 1...soakSteps(60, soak: 200))
  func theCompositorAgreesWithPaintingPixelByPixel(seed: Int) {
    let (scene, _) = scene(seed, side: 32)
    let stage = Stage(32, 32)
    stage.show(scene)
    let plain = PlainPainter(width: 32, height: 32).paint(scene)
    var largest = 0
    for (left, right) in zip(stage.pixels, plain) {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(left >> shift & 255) - Int(right >> shift & 255)))
      }
    }
    // One more than for plain colours: alpha of pixels, of the colour and of layers are each rounded.
    #expect(largest <= 3)
  }

  @Test(arguments: 1...40)
  func repairingTheDamageGivesTheSameBitsAsPaintingTheWhole(seed: Int) {
    var (tree, random) = scene(seed, side: 48)
    var layers = tree.flattened
    let stage = Stage(48, 48)
    stage.show(SceneTree.assembled(layers))
    for _ in 0..<20 {
      let index = Int.random(in: 1..<layers.count, using: &random.random)
      let next = random.snapshot(after: layers[index].snapshot)
      layers[index].snapshot = random.patterned(next)
      stage.commit { $0.layers = [layers[index].state] }
      stage.server.synchronize()
    }
    tree = SceneTree.assembled(layers)
    let fresh = Stage(48, 48)
    fresh.show(tree)
    #expect(stage.pixels == fresh.pixels)
  }
}
