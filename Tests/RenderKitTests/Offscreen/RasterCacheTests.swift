import RasterKit
import Testing

@testable import RenderKit

struct RasterCacheTests {
  private let size = PixelSize(width: 64, height: 64)

  @Test func `beyond its budget the bitmap unused longest goes`() {
    let cache = RasterCache(budget: 2 * 64 * 64 * 4)
    let layers = (0..<3).map { RenderLayer(id: LayerID(rawValue: $0)) }
    for index in [0, 1, 0, 2] {
      let bitmap = cache.bitmap(of: layers[index], .identity, PixelRect(size: size))
      if bitmap.pixels == nil { cache.keep(PixelBuffer(size: size), as: bitmap) }
    }
    #expect(layers.map { $0.bitmap?.pixels != nil } == [true, false, true])
  }

  @Test func `a bitmap that was forgotten leaves its room to others`() {
    let cache = RasterCache(budget: 2 * 64 * 64 * 4)
    let layers = (0..<3).map { RenderLayer(id: LayerID(rawValue: $0)) }
    for layer in layers {
      let bitmap = cache.bitmap(of: layer, .identity, PixelRect(size: size))
      cache.keep(PixelBuffer(size: size), as: bitmap)
      if layer === layers[1] { bitmap.forget() }
    }
    #expect(layers.map { $0.bitmap?.pixels != nil } == [true, false, true])
  }
}
