import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

/// A drawing of 40 by 40 pixels that is drawn again in its pixels 10 to 15 across and 20 to 24 down.
struct RedrawnPartTests {
  private let part = PixelRect(x: 10, y: 20, width: 5, height: 4)
  private let drawing = CGImage.make(width: 40, [UInt32](repeating: red, count: 1600))
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  private var layer: SceneLayer {
    SceneLayer(2, CGRect(x: 30, y: 50, width: 40, height: 40)).with { $0.contents = drawing }
  }

  private func stage(_ layers: [SceneLayer], scale: Double = 1) -> Stage {
    let stage = Stage(100, 100)
    stage.show(SceneLayer(1, frame, color: white, layers), scale: scale)
    return stage
  }

  /// The damage of the frame for changes that come in one packet or several.
  private func damage(on stage: Stage, _ packets: [[SceneLayer]]) -> PixelRegion {
    let before = stage.target.frames.count
    stage.target.completesAtOnce = true
    stage.server.queue.sync {
      for layers in packets { stage.commit { $0.layers = layers.map(\.state) } }
    }
    stage.server.synchronize()
    let frames = stage.target.frames.dropFirst(before)
    #expect(frames.count == 1)
    return frames.first?.damage ?? PixelRegion()
  }

  /// The damage of a redrawing of the part of `layer`, in what is around it.
  private func damage(
    of layer: SceneLayer, in around: (SceneLayer) -> SceneLayer = { $0 }
  ) -> PixelRegion {
    let stage = stage([around(layer)])
    return damage(on: stage, [[layer.with { $0.contents = drawing.redrawn(part) }]])
  }

  private func region(_ rects: PixelRect...) -> PixelRegion {
    var region = PixelRegion()
    for rect in rects { region.formUnion(rect) }
    return region
  }

  private let whole = PixelRect(x: 30, y: 50, width: 40, height: 40)

  @Test func onlyThePartIsDamaged() {
    #expect(damage(of: layer) == region(PixelRect(x: 40, y: 70, width: 5, height: 4)))
  }

  @Test func anImageOfItsOwnDamagesTheLayer() {
    let other = CGImage.make(width: 40, [UInt32](repeating: green, count: 1600))
    let stage = stage([layer])
    #expect(damage(on: stage, [[layer.with { $0.contents = other }]]) == region(whole))
  }

  @Test func aRevisionOfAnImageThatWasNotShownDamagesTheLayer() {
    let unknown = drawing.redrawn(part).redrawn(part)
    let stage = stage([layer])
    #expect(damage(on: stage, [[layer.with { $0.contents = unknown }]]) == region(whole))
  }

  @Test func twoPartsBeforeAFrameDamageTheRectangleAroundThem() {
    let first = drawing.redrawn(part)
    let second = first.redrawn(PixelRect(x: 0, y: 0, width: 1, height: 1))
    let packets = [first, second].map { image in [layer.with { $0.contents = image }] }
    #expect(
      damage(on: stage([layer]), packets)
        == region(PixelRect(x: 30, y: 50, width: 15, height: 24)))
  }

  @Test func aLayerThatAlsoMovesIsDamagedThereAndHere() {
    let moved = layer.with {
      $0.contents = drawing.redrawn(part)
      $0.position.x += 20
    }
    let damage = damage(on: stage([layer]), [[moved]])
    #expect(damage.contains(PixelRect(x: 30, y: 50, width: 60, height: 40)))
    #expect(damage.area == 60 * 40)
  }

  @Test func aLayerThatAlsoChangesItsColourIsDamaged() {
    let changed = layer.with {
      $0.contents = drawing.redrawn(part)
      $0.backgroundColor = CGColor(hex: green)
    }
    #expect(damage(on: stage([layer]), [[changed]]) == region(whole))
  }

  @Test func aParentThatMovesTakesThePartAlong() {
    let parent = SceneLayer(3, frame, [layer])
    let stage = stage([parent])
    let changes = [
      layer.with { $0.contents = drawing.redrawn(part) }, parent.with { $0.position.x += 10 },
    ]
    let damage = damage(on: stage, [changes])
    #expect(damage.contains(PixelRect(x: 30, y: 50, width: 50, height: 40)))
    #expect(damage.area == 50 * 40)
  }

  @Test func thePartIsSeenThroughTheParentsTransformAndItsClip() {
    let damage = damage(of: layer) { layer in
      SceneLayer(3, CGRect(x: 0, y: 0, width: 43, height: 100), [layer]).with {
        $0.masksToBounds = true
        $0.position.x += 7
      }
    }
    #expect(damage == region(PixelRect(x: 47, y: 70, width: 3, height: 4)))
  }

  @Test func smoothedPixelsReachIntoTheirNeighbours() {
    let half = layer.with { $0.position.x += 0.5 }
    #expect(damage(of: half) == region(PixelRect(x: 39, y: 69, width: 8, height: 6)))
  }

  @Test func aTurnedLayerDamagesTheBoxAroundTheTurnedPart() throws {
    let turned = layer.with { $0.rotate(.pi / 2) }
    // A quarter turn about (50, 70) takes (x, y) to (120 - y, 20 + x).
    let box = PixelRect(minX: 46, minY: 60, maxX: 50, maxY: 65)
    let damage = damage(of: turned)
    #expect(damage.contains(box) && damage.area <= 10 * 11)
  }

  @Test func gravityPlacesThePart() {
    let small = layer.with { $0.bounds.size = CGSize(width: 60, height: 60) }
    let corner = small.with { $0.contentsGravity = .topLeft }
    #expect(damage(of: corner) == region(PixelRect(x: 30, y: 60, width: 5, height: 4)))
    let stretched = damage(of: small)
    #expect(stretched.contains(PixelRect(x: 35, y: 70, width: 7, height: 6)))
    #expect(stretched.area <= 12 * 10)
  }

  @Test func whatCannotBeMappedIsDamagedAsAWhole() {
    for change in unmapped {
      let damage = damage(of: layer.with(change))
      #expect(damage.contains(whole))
    }
  }

  private var unmapped: [(inout LayerSnapshot) -> Void] {
    [
      { $0.rare.sampling.center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) },
      { $0.rare.sampling.isMirrored = true }, { $0.rare.sampling.minification = .trilinear },
      {
        $0.rare.shadow.opacity = 1
        $0.rare.shadow.radius = 1
      },
      {
        $0.rare.group.rasterizes = true
        $0.rare.group.rasterizationScale = 1
      },
    ]
  }

  @Test func theShadowOfAParentSpreadsThePart() {
    let damage = damage(of: layer) { layer in
      SceneLayer(3, frame, [layer]).with {
        $0.rare.shadow.opacity = 1
        $0.rare.shadow.radius = 1
        $0.rare.shadow.offset = CGSize(width: 0, height: 10)
      }
    }
    #expect(damage.contains(PixelRect(x: 40, y: 70, width: 5, height: 14)))
    #expect(damage.area < 500)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3.3])
  func thePixelsAreThoseOfANewWindow(scale: Double) {
    let stage = stage([layer], scale: scale)
    var image = drawing
    for step in 0..<6 {
      image = image.redrawn(PixelRect(x: Int32(step) * 6, y: 9, width: 3 + Int32(step), height: 7))
      let changed = layer.with { $0.contents = image }
      stage.commit { $0.layers = [changed.state] }
      stage.server.synchronize()
    }
    let fresh = self.stage([layer.with { $0.contents = image }], scale: scale)
    #expect(stage.pixels == fresh.pixels)
  }

  @Test func theDrawingOfAMaskIsSeenInPart() {
    let mask = SceneLayer(5, CGRect(x: 0, y: 0, width: 40, height: 40)).with {
      $0.contents = drawing
    }
    var masked = layer.with { $0.rare.group.mask = mask.id }
    masked.mask = [mask]
    let stage = stage([masked])
    let damage = damage(on: stage, [[mask.with { $0.contents = drawing.redrawn(part) }]])
    #expect(damage == region(PixelRect(x: 40, y: 70, width: 5, height: 4)))
  }

  @Test func aLayerThatScrollsIsDamagedAsBefore() {
    let rows = (0..<20).map { (row: Int) -> SceneLayer in
      let frame = CGRect(x: 0, y: row * 20, width: 100, height: 20)
      return SceneLayer(UInt64(10 + row), frame, color: row % 2 == 0 ? red : green)
    }
    var list = SceneLayer(3, frame, rows).with { $0.masksToBounds = true }
    list.snapshot.contents = CGImage.make(width: 100, [UInt32](repeating: blue, count: 10_000))
    let stage = stage([list])
    let corner = PixelRect(x: 0, y: 0, width: 9, height: 9)
    list.snapshot.contents = list.snapshot.contents?.redrawn(corner)
    list.snapshot.bounds.origin.y = 10
    stage.commit { $0.layers = [list.state] }
    stage.server.synchronize()
    let fresh = self.stage([list])
    #expect(stage.pixels == fresh.pixels)
  }
}
