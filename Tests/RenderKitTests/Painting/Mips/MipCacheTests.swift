import RasterKit
import Testing

@testable import RenderKit

struct MipCacheTests {
  private func picture(_ side: Int32) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: side, height: side))
  }

  @Test func beyondItsBudgetTheOneUnusedLongestGoes() {
    // Levels of 64, 32, … with rows of at least 16 pixels: (64·64 + 32·32 + 16·(16 + 8 + 4 + 2 + 1))·4 bytes.
    let size = (4096 + 1024 + 16 * 31) * 4
    let cache = MipCache(budget: 2 * size)
    let pictures = [picture(128), picture(128), picture(128)]
    for index in [0, 1, 0, 2, 0] { _ = cache.chain(of: pictures[index]) }
    #expect(cache.bytes == 2 * size && cache.misses == 3)
    _ = cache.chain(of: pictures[1])
    #expect(cache.misses == 4)
  }

  @Test func copiesGoWithTheImage() {
    let cache = MipCache()
    var image: PixelBuffer? = picture(32)
    _ = image.map(cache.chain)
    cache.dropOrphans()
    #expect(cache.bytes > 0)
    image = nil
    cache.dropOrphans()
    #expect(cache.bytes == 0)
  }
}
