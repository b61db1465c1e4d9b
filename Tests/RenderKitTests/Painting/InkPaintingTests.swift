import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Pictures that are painted again and again, and then only where they are not clear.
struct InkPaintingTests {
  private func picture() -> CGImage {
    let pixels = (0..<960).map { $0 % 37 < 9 ? UInt32(0x8020_0040) : 0 }
    return .make(width: 80, pixels, isOpaque: false)
  }

  private func scene(
    _ picture: CGImage, on color: UInt32, isClipped: Bool, opacity: Float
  ) -> SceneLayer {
    var layer = SceneLayer(3, CGRect(x: 5, y: 3, width: 80, height: 12))
    layer.snapshot.contents = picture
    layer.snapshot.opacity = opacity
    var card = SceneLayer(2, CGRect(x: 4, y: 2, width: 86, height: 16), color: color, [layer])
    card.snapshot.cornerRadius = 6
    card.snapshot.masksToBounds = isClipped
    return SceneLayer(1, CGRect(x: 0, y: 0, width: 96, height: 24), color: black, [card])
  }

  @Test(arguments: [false, true], [1, 0.5] as [Float])
  func aPictureLooksTheSameOnceItsInkIsKnown(isClipped: Bool, opacity: Float) {
    let (picture, stage) = (picture(), Stage(96, 24))
    stage.show(scene(picture, on: white, isClipped: isClipped, opacity: opacity))
    for frame in 0..<12 {
      let color = [red, green, blue, white][frame % 4]
      let changed = scene(picture, on: color, isClipped: isClipped, opacity: opacity)
      stage.commit { $0.layers = [changed.sublayers[0].state] }
      stage.server.synchronize()
      let fresh = Stage(96, 24)
      fresh.show(scene(self.picture(), on: color, isClipped: isClipped, opacity: opacity))
      #expect(stage.pixels == fresh.pixels)
    }
    #expect(picture.pixels.ink(forPainting: 0) != nil)
  }
}
