import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct BackgroundPainterTests {
  private func show(_ layer: SceneLayer, over color: UInt32? = white) -> Stage {
    let stage = Stage(4, 3)
    let frame = CGRect(x: 0, y: 0, width: 4, height: 3)
    stage.show(SceneLayer(1, frame, color: color, [layer]))
    return stage
  }

  @Test func whatNoLayerCoversIsBlack() {
    let stage = show(SceneLayer(2, CGRect(x: 1, y: 1, width: 2, height: 1), color: red), over: nil)
    #expect(stage.picture(letters) == ["....", ".rr.", "...."])
  }

  @Test func translucentColoursBlendOnGammaEncodedValues() {
    // 255 * (1 - 128/255) of the white below, and 128/255 of red on top.
    let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 1, height: 1), color: 0x80ff_0000)
    #expect(show(layer).pixel(0, 0) == 0xffff_7f7f)
  }

  @Test func fractionalEdgesCoverTheirShareOfThePixel() {
    // Half a pixel of black on white: 255 * (1 - 128/255) = 127.
    let stage = show(SceneLayer(2, CGRect(x: 0.5, y: 1, width: 2, height: 1), color: black))
    #expect(stage.pixel(0, 1) == 0xff7f_7f7f)
    #expect(stage.pixel(1, 1) == black)
    #expect(stage.pixel(2, 1) == 0xff7f_7f7f)
    #expect(stage.pixel(1, 0) == white)
  }

  @Test func aQuarterTurnStaysOnThePixelGrid() {
    let layer = SceneLayer(2, CGRect(x: 1, y: 1, width: 3, height: 1), color: red)
      .with {
        $0.position = CGPoint(x: 1.5, y: 1.5); $0.rotate(.pi / 2)
      }
    #expect(show(layer).picture(letters) == ["wrww", "wrww", "wrww"])
  }

  @Test func roundedCornersLeaveTheirPixelsAndKeepTheMiddle() {
    let stage = Stage(20, 20)
    let card = SceneLayer(2, CGRect(x: 0, y: 0, width: 20, height: 20), color: red)
      .with { $0.cornerRadius = 8 }
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 20, height: 20), color: white, [card]))
    #expect(stage.pixel(0, 0) == white && stage.pixel(19, 19) == white)
    #expect(stage.pixel(10, 10) == red && stage.pixel(10, 0) == red)
  }

  @Test func hiddenAndClearLayersArePruned() {
    let frame = CGRect(x: 0, y: 0, width: 4, height: 3)
    let inner = SceneLayer(3, frame, color: red)
    #expect(show(SceneLayer(2, frame, [inner]).with { $0.isHidden = true }).pixel(0, 0) == white)
    #expect(show(SceneLayer(2, frame, [inner]).with { $0.opacity = 0 }).pixel(0, 0) == white)
  }
}
