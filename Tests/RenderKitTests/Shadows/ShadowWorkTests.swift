import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct ShadowWorkTests {
  private func stage(_ layers: [SceneLayer]) -> Stage {
    let stage = Stage(300, 200)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 300, height: 200), color: white, layers))
    return stage
  }

  private func counts(_ stage: Stage, _ layer: SceneLayer) -> FrameCounts {
    let change = layer.state
    stage.commit { $0.layers = [change] }
    stage.server.synchronize()
    return stage.server.statistics.last
  }

  @Test func cardsOfDifferentSizesShareOneMaskAndMovingBlursNothing() {
    var cards = (0..<4).map { index in
      SceneLayer(
        UInt64(index + 2), CGRect(x: 60 * index, y: 10, width: 50 + 4 * index, height: 60),
        color: red
      ).with {
        $0.rare.shadow.opacity = 0.5
        $0.cornerRadius = 6
      }
    }
    let stage = stage(cards)
    #expect(stage.server.statistics.last.shadowsBlurred == 1)
    cards[1].snapshot.position.x += 3
    #expect(counts(stage, cards[1]).shadowsBlurred == 0)
  }

  @Test func turningAndScalingBlurOnlyOnce() {
    var card = SceneLayer(2, CGRect(x: 100, y: 50, width: 80, height: 60), color: red)
    card.snapshot.rare.shadow.opacity = 1
    let stage = stage([card])
    var blurred = 0
    for step in 1...10 {
      card.snapshot.rotate(Double(step) / 7, scale: 1 + Double(step) / 20)
      blurred += counts(stage, card).shadowsBlurred
    }
    #expect(blurred == 1)
  }

  @Test func aSilhouetteIsBlurredAgainOnlyWhenWhatCastsItChanges() {
    var child = SceneLayer(3, CGRect(x: 10, y: 10, width: 30, height: 20), color: red)
    var group = SceneLayer(2, CGRect(x: 50, y: 50, width: 100, height: 80), [child])
    group.snapshot.rare.shadow.opacity = 1
    let stage = stage([group])
    group.snapshot.position.x += 7
    #expect(counts(stage, group).shadowsBlurred == 0)
    child.snapshot.position.x += 5
    #expect(counts(stage, child).shadowsBlurred == 1)
  }

  @Test func aChangeInsideASilhouetteDamagesItsShadowToo() {
    var child = SceneLayer(3, CGRect(x: 10, y: 10, width: 10, height: 10), color: red)
    var group = SceneLayer(2, CGRect(x: 50, y: 50, width: 100, height: 80), [child])
    group.snapshot.rare.shadow.opacity = 1
    group.snapshot.rare.shadow.radius = 0
    group.snapshot.rare.shadow.offset = CGSize(width: 0, height: 40)
    let stage = stage([group])
    #expect(stage.pixel(65, 105) == black)
    child.snapshot.position.x += 50
    _ = counts(stage, child)
    #expect(stage.pixel(65, 105) == white && stage.pixel(115, 105) == black)
  }
}
