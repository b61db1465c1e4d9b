import CoreGraphics
import RasterKit
import RenderKit
import Testing

/// Images of the maximum size, shown small.
@Suite struct EnormousImageTests {
  private let all = CGRect(x: 0, y: 0, width: 16, height: 16)

  /// All rows share the same memory, so that there are as many pixels to read without storing them.
  private func picture(_ width: Int32, _ height: Int32, _ color: UInt32) -> CGImage {
    let row = PixelBuffer(size: PixelSize(width: width, height: 1))
    row.base.update(repeating: color, count: Int(width))
    return CGImage(
      pixels: PixelBuffer(
        wrapping: row.base, size: PixelSize(width: width, height: height), stride: 0,
        isOpaque: color >> 24 == 255, release: { withExtendedLifetime(row) {} }))
  }

  private func show(
    _ image: CGImage, _ change: (inout LayerSnapshot) -> Void = { _ in }
  ) -> Stage {
    let stage = Stage(16, 16)
    var layer = SceneLayer(2, all)
    layer.snapshot.contents = image
    change(&layer.snapshot)
    stage.show(SceneLayer(1, all, color: white, [layer]))
    return stage
  }

  @Test(.timeLimit(.minutes(10)))
  func `16,384 pixels a side are shown on sixteen`() {
    #expect(Set(show(picture(16_384, 16_384, green)).pixels) == [green])
    let clear = show(picture(16_384, 16_384, 0x8000_8000)).pixels
    #expect(Set(clear) == [0xff7f_ff7f])
  }

  @Test(.timeLimit(.minutes(10)))
  func `smaller copies are made of the largest image there may be`() {
    let stage = show(picture(16_384, 4096, green)) {
      $0.rare.sampling.minification = .trilinear
    }
    #expect(Set(stage.pixels) == [green])
  }

  @Test func `a part far outside shows the edge that is nearest`() {
    let image = picture(16_384, 16_384, green)
    for origin in [-1e9, -5, 5, 1e9] {
      let stage = show(image) {
        $0.rare.sampling.rect = CGRect(x: origin, y: origin, width: 1, height: 1)
      }
      #expect(stage.pixel(8, 8) == green)
    }
  }

  @Test func `a part of no size shows nothing, one of a pixel that pixel`() {
    let image = picture(16_384, 16_384, green)
    let none = show(image) {
      $0.rare.sampling.rect = CGRect(x: 0.5, y: 0.5, width: 0, height: 1)
    }
    let pixel = 1.0 / 16_384
    let one = show(image) {
      $0.rare.sampling.rect = CGRect(x: 0.5, y: 0.5, width: pixel, height: pixel)
    }
    #expect(none.pixel(8, 8) == white && one.pixel(8, 8) == green)
  }

  @Test func `one pixel fills a window, and an image in bounds of nothing shows nothing`() {
    #expect(Set(show(picture(1, 1, green)).pixels) == [green])
    #expect(Set(show(picture(1, 1, green)) { $0.bounds.size = .zero }.pixels) == [white])
  }
}
