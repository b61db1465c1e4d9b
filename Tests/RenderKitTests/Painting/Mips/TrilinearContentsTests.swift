import CoreGraphics
import RasterKit
import RenderKit
import Testing

struct TrilinearContentsTests {
  /// Alternating columns of black and white, and also rows: grey when reduced.
  private static func checks(_ side: Int32) -> CGImage {
    .make(width: side, (0..<side * side).map { ($0 % side + $0 / side) % 2 == 0 ? black : white })
  }

  private func show(
    _ image: CGImage, _ frame: CGRect, _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(16, 16)
    var layer = SceneLayer(2, frame)
    layer.snapshot.contents = image
    layer.snapshot.rare.sampling.minification = .trilinear
    change(&layer.snapshot)
    stage.show(SceneLayer(1, CGRect(x: 0, y: 0, width: 16, height: 16), color: red, [layer]))
    return stage
  }

  private let all = CGRect(x: 0, y: 0, width: 16, height: 16)

  @Test func noPixelOfAMinifiedImageIsPassedOver() {
    // 50 pixels on 16: between the half and the quarter size, which are all (0 + 255)/2.
    let stage = show(Self.checks(50), all)
    #expect(Set(stage.pixels) == [0xff80_8080])
  }

  @Test func linearTakesFourPixelsHoweverManyThereAre() {
    // 48 on 16: the centre of each pixel is the centre of one of the image's, white or black.
    let stage = show(Self.checks(48), all) { $0.rare.sampling.minification = .linear }
    #expect(Set(stage.pixels) == [black, white])
  }

  @Test func aTurnedImageIsSmoothToo() {
    let stage = show(Self.checks(64), all) { $0.rotate(.pi / 4, scale: 1) }
    #expect(stage.pixel(8, 8) == 0xff80_8080 && stage.pixel(5, 11) == 0xff80_8080)
    #expect(stage.pixel(0, 0) == red)
  }

  @Test func inPerspectiveOneCopyServesTheWholeImage() {
    let stage = show(Self.checks(64), all) {
      $0.transform.m34 = -1 / 500
      $0.transform = CATransform3DRotate($0.transform, 0.4, 0, 1, 0)
    }
    #expect(stage.pixel(8, 8) == 0xff80_8080 && stage.pixel(5, 11) == 0xff80_8080)
  }

  @Test func aTranslucentImageGoesOverWhatIsBeneath() {
    // Half of the pixels clear: 127.5 of white with as much alpha, over red.
    let pixels = (0..<4096).map { ($0 + $0 / 64) % 2 == 0 ? 0 : white }
    let stage = show(.make(width: 64, pixels, isOpaque: false), all)
    #expect(Set(stage.pixels) == [0xffff_8080])
  }

  @Test func aBiasGoesSoManyLevelsFurther() {
    // A quarter of the size shows blocks of 4 pixels, each of one colour; two levels further, all
    // is grey.
    let blocks = (0..<4096).map { ($0 % 64 / 4 + $0 / 256) % 2 == 0 ? black : white }
    let image = CGImage.make(width: 64, blocks)
    #expect(Set(show(image, all).pixels) == [black, white])
    let biased = show(image, all) { $0.rare.sampling.minificationBias = 1 }
    #expect(Set(biased.pixels) == [0xff80_8080])
  }

  @Test func aPartNeverShowsWhatIsBesideIt() {
    // White in the middle half of the columns, green on both sides of it.
    let pixels = (0..<4096).map { 16..<48 ~= $0 % 64 ? white : green }
    let stage = show(.make(width: 64, pixels), all) {
      $0.rare.sampling.rect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    }
    #expect(Set(stage.pixels) == [white])
  }

  @Test func smallerCopiesAreMadeOnceForAnImage() {
    let image = Self.checks(50)
    let stage = show(image, all)
    #expect(stage.server.statistics.last.mipChainsMade == 1)
    var moved = SceneLayer(2, CGRect(x: 3, y: 0, width: 13, height: 16))
    moved.snapshot.contents = image
    moved.snapshot.rare.sampling.minification = .trilinear
    stage.commit { $0.layers = [moved.state] }
    stage.tick()
    #expect(stage.server.statistics.last.mipChainsMade == 0)
    #expect(stage.pixel(8, 8) == 0xff80_8080 && stage.pixel(1, 8) == red)
  }

  @Test func imagesAtTheirSizeOrLargerNeedNoCopies() {
    let stage = show(Self.checks(16), all)
    #expect(stage.server.statistics.last.mipChainsMade == 0)
    #expect(Set(stage.pixels) == [black, white])
    let large = show(Self.checks(8), all) { $0.rare.sampling.magnification = .trilinear }
    #expect(large.server.statistics.last.mipChainsMade == 0)
  }

  @Test func aCornerRepaintedIsTheSameToTheBit() {
    let noise = (0..<4096).map { UInt32($0) &* 2_654_435_761 | 0xff00_0000 }
    var image = SceneLayer(2, CGRect(x: 1, y: 2, width: 13.3, height: 12.1))
    image.snapshot.contents = .make(width: 64, noise)
    image.snapshot.rare.sampling.minification = .trilinear
    image.snapshot.rotate(0.3)
    func scene(_ color: UInt32) -> SceneLayer {
      SceneLayer(
        1, all, color: black,
        [SceneLayer(3, CGRect(x: 7, y: 5, width: 5, height: 4), color: color), image])
    }
    let (stage, whole) = (Stage(16, 16), Stage(16, 16))
    stage.show(scene(red))
    stage.commit { $0.layers = [scene(blue).sublayers[0].state] }
    stage.tick()
    whole.show(scene(blue))
    #expect(stage.pixels == whole.pixels)
  }
}
