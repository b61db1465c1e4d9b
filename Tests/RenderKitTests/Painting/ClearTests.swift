import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// What shows where no layer covers.
struct ClearTests {
  private let half: UInt32 = 0x8000_0000

  private func layer(x: CGFloat) -> SceneLayer {
    SceneLayer(2, CGRect(x: x, y: 0, width: 2, height: 1), color: half)
  }

  @Test(arguments: [(false, black), (true, 0)])
  func nothingShowsInATranslucentWindowAndBlackInAnOpaqueOne(isTranslucent: Bool, ground: UInt32) {
    let stage = Stage(4, 1)
    stage.target.isTranslucent = isTranslucent
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 1), [layer(x: 0)]))
    let shade = isTranslucent ? half : black
    #expect(stage.pixels == [shade, shade, ground, ground])
    stage.commit { $0.layers = [layer(x: 1).state] }
    stage.server.synchronize()
    stage.tick()
    #expect(stage.pixels == [ground, shade, shade, ground])
  }
}
