import RasterKit

/// Mip chains of minified images, kept until others have been used more recently or the image is
/// freed. Render queue only.
final class MipCache {
  private struct Entry {
    weak var picture: PixelBuffer?
    var chain: MipChain
    var lastUse: UInt64
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var clock: UInt64 = 0
  private(set) var bytes = 0
  private let budget: Int
  /// Chains made so far.
  private(set) var misses = 0

  init(budget: Int = 32 << 20) { self.budget = budget }

  /// The chain of an image; making a new one reads the whole image once.
  func chain(of picture: PixelBuffer) -> MipChain {
    clock += 1
    let key = ObjectIdentifier(picture)
    // A new image may have the address of a freed one.
    if let index = entries.index(forKey: key), entries.values[index].picture === picture {
      entries.values[index].lastUse = clock
      return entries.values[index].chain
    }
    misses += 1
    dropOrphans()
    let chain = MipChain(picture)
    entries[key] = Entry(picture: picture, chain: chain, lastUse: clock)
    bytes += chain.byteCount
    evict()
    return chain
  }

  /// Drops the chains of freed images.
  func dropOrphans() {
    for (key, entry) in entries where entry.picture == nil { drop(key) }
  }

  /// Keeps the newest entry even if it alone is over the budget.
  private func evict() {
    while bytes > budget, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      drop(oldest.key)
    }
  }

  private func drop(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    bytes -= entry.chain.byteCount
  }
}
