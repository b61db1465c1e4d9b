import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct RenderTreeTests {
  @Test func sublayersPositionsFollowTheParentsBoundsOrigin() {
    let stage = Stage(6, 4)
    let child = SceneLayer(2, CGRect(x: 12, y: 21, width: 2, height: 2), color: red)
    let root = SceneLayer(1, CGRect(x: 0, y: 0, width: 6, height: 4), color: white, [child])
    stage.show(root.with { $0.bounds.origin = CGPoint(x: 10, y: 20) })
    #expect(stage.picture(letters) == ["wwwwww", "wwrrww", "wwrrww", "wwwwww"])
  }

  @Test func theRootStartsAtTheFirstPixelWhereverItsPosition() {
    let stage = Stage(2, 1)
    stage.show(SceneLayer(1, CGRect(x: 500, y: 300, width: 2, height: 1), color: green))
    #expect(stage.picture(letters) == ["gg"])
  }

  @Test func pointsBecomePixelsByTheSurfacesScale() {
    let stage = Stage(6, 4)
    let child = SceneLayer(2, CGRect(x: 1, y: 0.5, width: 1, height: 1), color: red)
    stage.show(
      SceneLayer(1, CGRect(x: 0, y: 0, width: 3, height: 2), color: white, [child]), scale: 2)
    #expect(stage.picture(letters) == ["wwwwww", "wwrrww", "wwrrww", "wwwwww"])
  }

  @Test func higherZPositionsLieOnTopAndEqualOnesKeepTheirOrder() {
    let stage = Stage(1, 1)
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let layers = [
      SceneLayer(2, frame, color: red).with { $0.zPosition = 1 },
      SceneLayer(3, frame, color: green).with { $0.zPosition = 1 },
      SceneLayer(4, frame, color: blue),
    ]
    stage.show(SceneLayer(1, frame, color: white, layers))
    #expect(stage.pixel(0, 0) == green)
  }

  @Test func aLayerRaisedLaterComesOutOnTop() {
    let stage = Stage(1, 1)
    let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let low = SceneLayer(2, frame, color: red)
    stage.show(SceneLayer(1, frame, color: white, [low, SceneLayer(3, frame, color: green)]))
    stage.commit { $0.layers = [low.with { $0.zPosition = 5 }.state] }
    stage.server.synchronize()
    #expect(stage.pixel(0, 0) == red)
  }

  @Test func aLayerGoesWithItsNewParentAndOutWithIt() {
    let stage = Stage(4, 1)
    let child = SceneLayer(4, CGRect(x: 0, y: 0, width: 1, height: 1), color: red)
    let a = SceneLayer(2, CGRect(x: 0, y: 0, width: 2, height: 1), [child])
    let b = SceneLayer(3, CGRect(x: 2, y: 0, width: 2, height: 1))
    let root = SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 1), color: white, [a, b])
    stage.show(root)
    #expect(stage.picture(letters) == ["rwww"])
    stage.commit { packet in
      var (a, b) = (a, b)
      a.sublayers = []
      b.sublayers = [child]
      packet.layers = [b.whole, a.whole]
    }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wwrw"])
    stage.commit { packet in
      var root = root
      root.sublayers = [a]
      packet.layers = [root.whole]
      packet.removed = [b.id, child.id]
    }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["wwww"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func geometryThatIsNoNumberIsNotDrawnAndHarmsNobody(value: Double) {
    let stage = Stage(2, 1)
    let inner = SceneLayer(3, CGRect(x: 0, y: 0, width: 2, height: 1), color: red)
    let bad = SceneLayer(2, CGRect(x: 0, y: 0, width: 2, height: 1), color: red, [inner])
      .with { $0.transform.m41 = value }
    let good = SceneLayer(4, CGRect(x: 1, y: 0, width: 1, height: 1), color: green)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 2, height: 1), color: white, [bad, good]))
    #expect(stage.picture(letters) == ["wg"])
  }

  @Test func enormousBoundsArePaintedWhereTheyShow() {
    let stage = Stage(3, 1)
    let huge = SceneLayer(2, CGRect(x: 1, y: -1e9, width: 1e12, height: 2e9), color: red)
      .with { $0.cornerRadius = 100_000 }
    let turned = SceneLayer(3, CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), color: green)
      .with { $0.rotate(0.3) }
    stage.show(
      SceneLayer(1, CGRect(x: 0, y: 0, width: 3, height: 1), color: white, [turned, huge]))
    #expect(stage.pixel(0, 0) == green)
  }

  @Test func treesOfTenThousandLevelsAreShownAndFreed() {
    let depth: UInt64 = 10_000
    let stage = Stage(2, 1)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 2, height: 1)))
    // A chain made of changes, because the test could not deallocate nested values this deep.
    stage.commit { packet in
      packet.layers = (1...depth).map { id in
        var change = SceneLayer(id, CGRect(x: 0, y: 0, width: 2, height: 1)).whole
        if id == depth { change.snapshot.backgroundColor = CGColor(hex: red) }
        change.sublayers = id == depth ? [] : [LayerID(rawValue: id + 1)]
        return change
      }
    }
    stage.server.synchronize()
    #expect(stage.picture(letters) == ["rr"])
    stage.commit { $0.removed = (2...depth).map(LayerID.init(rawValue:)) }
    stage.server.synchronize()
    #expect(stage.picture(letters) == [".."])
  }
}

struct UnderlayTests {
  private let all = CGRect(x: 0, y: 0, width: 4, height: 2)

  private func show(_ change: (inout LayerSnapshot) -> Void) -> Stage {
    let stage = Stage(4, 2)
    var child = SceneLayer(3, CGRect(x: 1, y: 0, width: 2, height: 2), color: green)
    child.snapshot.zPosition = -5
    let underlay = SceneLayer(2, CGRect(x: 0, y: 0, width: 3, height: 2), color: red)
      .with { $0.kind = UnderlaySnapshot() }
    var parent = SceneLayer(4, all, color: black, [underlay, child])
    change(&parent.snapshot)
    stage.show(SceneLayer(1, all, color: blue, [parent]))
    return stage
  }

  @Test func liesBehindSublayersOfAnyDepth() {
    #expect(show { _ in }.picture(letters) == ["rgg.", "rgg."])
  }

  @Test func isNotMovedByWhatMovesAllSublayers() {
    let stage = show { $0.depth.sublayerTransform = CATransform3DMakeTranslation(1, 0, 0) }
    #expect(stage.picture(letters) == ["rrgg", "rrgg"])
  }
}
