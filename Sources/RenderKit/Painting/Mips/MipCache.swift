import RasterKit

/// Mip chains of minified images, kept until others have been used more recently or the image is
/// freed. Render queue only.
final class MipCache {
  private final class Entry {
    weak var picture: PixelBuffer?
    let chain: MipChain

    init(_ picture: PixelBuffer) {
      self.picture = picture
      chain = MipChain(picture)
    }
  }

  private var entries: LRUCache<ObjectIdentifier, Entry>
  /// Chains made so far.
  private(set) var misses = 0

  init(budget: Int = 32 << 20) { entries = LRUCache(budget: budget) }

  var bytes: Int { entries.cost }

  /// The chain of an image; making a new one reads the whole image once.
  func chain(of picture: PixelBuffer) -> MipChain {
    let key = ObjectIdentifier(picture)
    // The memory of an image that is gone may be another's by now.
    if let entry = entries.use(key), entry.picture === picture { return entry.chain }
    misses += 1
    dropOrphans()
    let entry = Entry(picture)
    entries.keep(entry, for: key, cost: entry.chain.byteCount)
    return entry.chain
  }

  /// Lets go of the copies of images that nobody has any more.
  func dropOrphans() { entries.removeAll { $0.picture == nil } }
}
