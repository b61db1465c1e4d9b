import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct DamageTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let box = SceneLayer(2, CGRect(x: 10, y: 10, width: 10, height: 10), color: red)

  private func stage(_ layers: [SceneLayer]) -> Stage {
    let stage = Stage(100, 100)
    stage.show(SceneLayer(1, frame, color: white, layers))
    return stage
  }

  /// The damage of the frame for a change.
  private func damage(on stage: Stage, _ layers: [SceneLayer]) -> PixelRegion {
    let before = stage.target.frames.count
    stage.commit { $0.layers = layers.map(\.state) }
    stage.server.synchronize()
    return stage.target.frames.count == before + 1
      ? stage.target.frames[before].damage : PixelRegion()
  }

  private func region(_ rects: PixelRect...) -> PixelRegion {
    var region = PixelRegion()
    for rect in rects { region.formUnion(rect) }
    return region
  }

  @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() {
    let moved = box.with { $0.position.x += 50 }
    #expect(
      damage(on: stage([box]), [moved])
        == region(
          PixelRect(x: 10, y: 10, width: 10, height: 10),
          PixelRect(x: 60, y: 10, width: 10, height: 10)))
  }

  @Test func aRecolouredLayerDamagesItself() {
    let changed = box.with { $0.backgroundColor = CGColor(hex: green) }
    #expect(
      damage(on: stage([box]), [changed]) == region(PixelRect(x: 10, y: 10, width: 10, height: 10)))
  }

  @Test func aCommitThatChangesNothingMakesNoFrame() {
    #expect(damage(on: stage([box]), [box]).isEmpty)
  }

  @Test func aClearContainerDamagesWhatIsInItAndNotTheSpaceBetween() {
    let far = SceneLayer(4, CGRect(x: 80, y: 80, width: 5, height: 5), color: green)
    let container = SceneLayer(3, frame, [box, far])
    let damage = damage(on: stage([container]), [container.with { $0.position.x += 1 }])
    #expect(damage.area == 11 * 10 + 6 * 5)
  }

  @Test func nothingIsDamagedOutsideAClip() {
    let clip = SceneLayer(3, CGRect(x: 0, y: 0, width: 15, height: 15), [box])
      .with { $0.masksToBounds = true }
    let moved = box.with { $0.position.x += 50 }
    #expect(
      damage(on: stage([clip]), [moved]) == region(PixelRect(x: 10, y: 10, width: 5, height: 5)))
  }

  @Test func changesInsideAHiddenLayerDamageNothing() {
    let hidden = SceneLayer(3, frame, [box]).with { $0.isHidden = true }
    let moved = box.with { $0.position.x += 50 }
    #expect(damage(on: stage([hidden]), [moved]).isEmpty)
  }

  @Test func parentAndChildMovingTogetherAreRightInAnyOrder() {
    let container = SceneLayer(3, frame, [box])
    let movedContainer = container.with { $0.position.y += 20 }
    let movedBox = box.with { $0.position.x += 30 }
    for order in [[movedContainer, movedBox], [movedBox, movedContainer]] {
      let stage = stage([container])
      #expect(damage(on: stage, order).contains(PixelRect(x: 10, y: 10, width: 10, height: 10)))
      #expect(stage.pixel(12, 12) == white && stage.pixel(42, 32) == red)
    }
  }
}

struct LeastWorkTests {
  /// Small unmoving squares in rows, and a moving one in front.
  private func stage(still count: Int) -> (Stage, SceneLayer) {
    let mover = SceneLayer(2, CGRect(x: 100, y: 100, width: 50, height: 50), color: red)
    let still = (0..<count).map { index in
      SceneLayer(
        UInt64(index + 10), CGRect(x: index % 125 * 10, y: index / 125 * 10, width: 8, height: 8),
        color: blue)
    }
    let stage = Stage(1280, 800)
    let frame = CGRect(x: 0, y: 0, width: 1280, height: 800)
    stage.show(SceneLayer(1, frame, color: white, still + [mover]))
    return (stage, mover)
  }

  /// The counts of a move, after both buffers are complete.
  private func countsOfMoving(by distance: Double, still count: Int) -> FrameCounts {
    var (stage, mover) = stage(still: count)
    for _ in 0..<3 {
      mover.snapshot.position.x += distance
      let change = mover.state
      stage.commit { $0.layers = [change] }
      stage.server.synchronize()
    }
    return stage.server.statistics.last
  }

  @Test func movingOneOfTenThousandLayersLooksAtFewAndRepaintsWhereItWasAndIs() {
    let counts = countsOfMoving(by: 200, still: 10_000)
    #expect(counts.layersChanged == 1)
    #expect(counts.pixelsDamaged == 2 * 50 * 50)
    // The buffer of the frame before last also lacks the earlier position.
    #expect(counts.pixelsRepainted == 3 * 50 * 50)
    // 6 by 6 squares at a distance of 10 overlap a square of 50; the root and the moving square are
    // added.
    #expect(counts.layersVisited <= 3 * 36 + 2)
  }

  @Test func theWorkDoesNotGrowWithTheLayersThatStandStill() {
    let visited = [1_000, 10_000].map { countsOfMoving(by: 3, still: $0).layersVisited }
    #expect(visited[1] <= visited[0] + 80)
  }

  @Test func anEmptyPacketPaintsNothing() {
    let (stage, _) = stage(still: 10)
    let before = stage.server.statistics.total
    stage.commit { _ in }
    stage.server.synchronize()
    let after = stage.server.statistics.total
    #expect(after.pixelsPainted == before.pixelsPainted)
    #expect(after.framesPresented == before.framesPresented)
  }
}
