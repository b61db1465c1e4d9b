import CoreGraphics
import Diagnostics
import RasterKit
import RenderKit
import Testing

@Suite struct SurfaceBadInputTests {
  private func buffer(_ width: Int32, _ height: Int32, stride: Int) -> PixelBuffer {
    // Never read: the frame is refused.
    PixelBuffer(
      wrapping: UnsafeMutablePointer<UInt32>(bitPattern: 64)!,
      size: PixelSize(width: width, height: height), stride: stride, isOpaque: true
    ) {}
  }

  @Test(
    arguments: [
      (0, 0, 0), (-1, 5, 5), (5, -1, 5), (100_000, 1, 100_000), (1, 100_000, 1), (8, 8, 7),
      (8, 8, -8), (.max, .max, Int.max),
    ] as [(Int32, Int32, Int)])
  func impossibleSizesAreRefused(width: Int32, height: Int32, stride: Int) {
    #expect(SurfaceFrame(pixels: buffer(width, height, stride: stride)) == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func impossibleScalesAreRefused(scale: Double) {
    let pixels = PixelBuffer(size: PixelSize(width: 1, height: 1))
    #expect(SurfaceFrame(pixels: pixels, scale: scale) == nil)
  }

  @Test func theLongestRowIsShown() {
    let feed = SurfaceFeed()
    let maker = FrameMaker()
    let row = [UInt32](repeating: red, count: Int(SurfaceFrame.longestSide))
    feed.show(maker.frame(SurfaceFrame.longestSide, row))
    let stage = Stage(4, 4)
    let layer = SceneLayer(2, CGRect(x: 0, y: 0, width: 4, height: 4)).showing(feed)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 4, height: 4), color: white, [layer]))
    #expect(Set(stage.pixels) == [red])
  }

  /// Frames of any size with any damage, while the layer comes and goes.
  @Test func aMakerThatLiesAboutDamageHarmsOnlyItsOwnPixels() {
    let (feed, maker, stage) = (SurfaceFeed(), FrameMaker(), Stage(8, 8))
    let layer = SceneLayer(2, CGRect(x: 2, y: 2, width: 4, height: 4)).showing(feed)
    func root(_ sublayers: [SceneLayer]) -> SceneLayer {
      SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 8), color: white, sublayers)
    }
    stage.show(root([layer]))
    for round in 1..<40 {
      let side = Int32(round % 7 + 1)
      let lie = PixelRect(
        minX: .min + Int32(round), minY: Int32(round), maxX: round % 2 == 0 ? .max : 0, maxY: 3)
      feed.show(
        maker.frame(side, [UInt32](repeating: red, count: Int(side * side)), damage: [lie, lie]))
      stage.commit {
        $0.layers = round % 3 == 0 ? [root([]).whole] : [root([layer]).whole, layer.whole]
        $0.removed = round % 3 == 0 ? [layer.id] : []
      }
      stage.server.synchronize()
      #expect(stage.pixel(0, 0) == white && stage.pixel(7, 7) == white)
    }
  }
}
