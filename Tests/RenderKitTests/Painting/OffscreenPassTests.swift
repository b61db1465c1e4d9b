import CoreGraphics
import RenderKit
import Testing

struct OffscreenPassTests {
  private let frame = CGRect(x: 0, y: 0, width: 3, height: 1)

  private func show(_ layer: SceneLayer) -> Stage {
    let stage = Stage(3, 1)
    stage.show(SceneLayer(1, frame, color: white, [layer]))
    return stage
  }

  @Test func aFadedLayerIsComposedWholeAndThenFaded() {
    let lower = SceneLayer(3, CGRect(x: 0, y: 0, width: 2, height: 1), color: red)
    let upper = SceneLayer(4, CGRect(x: 1, y: 0, width: 2, height: 1), color: blue)
    let stage = show(SceneLayer(2, frame, [lower, upper]).with { $0.opacity = 0.5 })
    // The red layer does not show through the blue one where they overlap.
    #expect(stage.pixel(0, 0) == 0xffff_7f7f)
    #expect(stage.pixel(1, 0) == 0xff7f_7fff)
    #expect(stage.pixel(2, 0) == 0xff7f_7fff)
  }

  @Test func aLoneSublayerIsFadedByItself() {
    let child = SceneLayer(3, frame, color: red).with { $0.opacity = 0.5 }
    let stage = show(SceneLayer(2, frame, [child]).with { $0.opacity = 0.5 })
    // A quarter of red: 255 - 64.
    #expect(stage.pixel(0, 0) == 0xffff_bfbf)
  }

  @Test func groupsInGroupsFadeTwice() {
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    let pair = [SceneLayer(4, dot, color: red), SceneLayer(5, dot, color: blue)]
    let inner = SceneLayer(3, frame, pair).with { $0.opacity = 0.5 }
    let other = SceneLayer(6, CGRect(x: 2, y: 0, width: 1, height: 1), color: green)
    let stage = show(SceneLayer(2, frame, [inner, other]).with { $0.opacity = 0.5 })
    #expect(stage.pixel(0, 0) == 0xffbf_bfff)
    #expect(stage.pixel(2, 0) == 0xff7f_ff7f)
  }
}
