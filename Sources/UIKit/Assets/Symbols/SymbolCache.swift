import CoreGraphics
import RasterKit
import Synchronization

/// The symbols drawn last, in up to four megabytes. Usable from any thread.
enum SymbolCache {
  private static let pictures = Mutex(LRUCache<SymbolKey, SymbolPicture>(budget: 4 << 20))

  static func picture(_ key: SymbolKey, _ make: () -> SymbolPicture) -> SymbolPicture {
    if let known = pictures.withLock({ $0.use(key) }) { return known }
    let made = make()
    let cost = made.bitmap.width * made.bitmap.height * 4
    pictures.withLock { $0.keep(made, for: key, cost: cost) }
    return made
  }
}
