import CoreGraphics
import RasterKit
import RenderKit
import SeededInput
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

  /// As that of OpenGL, of web pages and of layers drawn in parts.
  @Test(arguments: 0..<3)
  func memoryThatIsUsedAgainShowsItsNewPicture(number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    let (feed, stage) = (SurfaceFeed(), Stage(96, 24))
    let memory = PixelBuffer(size: PixelSize(width: 80, height: 12))
    var scene = scene(picture(), on: white, isClipped: number == 1, opacity: 1)
    scene.sublayers[0].sublayers[0] = SceneLayer(3, CGRect(x: 5, y: 3, width: 80, height: 12))
      .showing(feed)
    stage.show(scene)
    for round in 0..<6 {
      let colors = sparse(&numbers)
      feed.clear()
      stage.server.synchronize()
      for (index, color) in colors.enumerated() {
        memory.base[index / 80 * memory.stride + index % 80] = color
      }
      let pixels = memory.alias()
      feed.show(SurfaceFrame(pixels: pixels))
      for turn in 0..<12 {
        let color = [red, green, blue, white][turn % 4]
        scene.sublayers[0].snapshot.backgroundColor = CGColor(hex: color)
        stage.commit { $0.layers = [scene.sublayers[0].state] }
        stage.server.synchronize()
      }
      let fresh = Stage(96, 24)
      let image = CGImage.make(width: 80, colors, isOpaque: false)
      fresh.show(self.scene(image, on: white, isClipped: number == 1, opacity: 1))
      #expect(stage.pixels == fresh.pixels, "seed \(seed), round \(round)")
      #expect(pixels.ink(forPainting: 0) != nil)
    }
  }

  /// Clear and faint runs.
  private func sparse(_ numbers: inout SeededGenerator) -> [UInt32] {
    var colors: [UInt32] = []
    while colors.count < 960 {
      let color: UInt32 = Bool.random(using: &numbers) ? 0 : 0x8020_0040
      let length = Int.random(in: 1...50, using: &numbers)
      colors += [UInt32](repeating: color, count: length)
    }
    return Array(colors.prefix(960))
  }
}
