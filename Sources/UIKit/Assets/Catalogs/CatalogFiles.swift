import CoreGraphics
import Diagnostics
import Foundation
import RasterKit
import Synchronization
import VectorImages

/// The pictures of catalogs, and of files beside them, that were used last, in up to 32 megabytes, and up to four
/// megabytes each of drawings and symbols. Usable from any thread.
enum CatalogFiles {
  private struct Key: Hashable {
    let file: URL
    /// Pixels per point; 0 for a bitmap.
    var scale: CGFloat = 0
  }

  struct Bitmap: Sendable {
    let bitmap: CGImage
    let orientation: UIImage.Orientation
  }

  private struct Caches {
    var bitmaps = LRUCache<Key, Bitmap>(budget: 32 << 20)
    var drawings = LRUCache<URL, CatalogDrawing>(budget: 4 << 20)
    var templates = LRUCache<URL, SymbolTemplate>(budget: 4 << 20)
  }

  private static let caches = Mutex(Caches())

  /// Forgets all. What is held elsewhere stays; the rest is read again when it is wanted.
  static func empty() { caches.withLock { $0 = Caches() } }

  /// Decoded when it is shown. Nil, with a line in the log, if it is no image file.
  static func bitmap(_ file: URL) -> Bitmap? {
    kept(Key(file: file)) {
      guard let data = read(file) else { return nil }
      guard let bitmap = CGImage(lazilyDecoding: data) else {
        return refuse(file, "is no image file")
      }
      let orientation = UIImage.Orientation(exif: ExifBlock.orientation(data))
      return Bitmap(bitmap: bitmap, orientation: orientation)
    }
  }

  /// Decoded at once and not kept.
  static func icon(_ file: URL) -> CGImage? {
    guard let data = read(file) else { return nil }
    return CGImage(decoding: data) ?? refuse(file, "is no image file")
  }

  /// Drawn when it is shown. Nil, with a line in the log, if it would have more pixels than an image may have.
  static func bitmap(of drawing: CatalogDrawing, scale: CGFloat) -> CGImage? {
    kept(Key(file: drawing.file, scale: scale)) {
      let pixels = PixelSize(covering: drawing.vector.size, scale: scale)
      guard pixels.area <= ImageLimits.area else { return refuse(drawing.file, "is too large") }
      return Bitmap(bitmap: VectorBitmap(size: pixels, drawing: drawing).image, orientation: .up)
    }?.bitmap
  }

  /// Nil, with a line in the log, if the file is invalid or its library is missing.
  static func drawing(_ file: URL, _ format: VectorImage.Format) -> CatalogDrawing? {
    if let known = caches.withLock({ $0.drawings.use(file) }) { return known }
    guard let data = read(file),
      let vector = VectorImage(data, format, name: file.path)
    else { return nil }
    let made = CatalogDrawing(file: file, vector: vector)
    caches.withLock { $0.drawings.keep(made, for: file, cost: data.count) }
    return made
  }

  /// Nil, with a line in the log, if the file is no symbol or librsvg is missing.
  static func template(_ file: URL) -> SymbolTemplate? {
    if let known = caches.withLock({ $0.templates.use(file) }) { return known }
    guard let data = read(file), let made = SymbolTemplate(data, name: file.path) else {
      return nil
    }
    caches.withLock { $0.templates.keep(made, for: file, cost: data.count) }
    return made
  }

  private static func kept(_ key: Key, _ make: () -> Bitmap?) -> Bitmap? {
    if let known = caches.withLock({ $0.bitmaps.use(key) }) { return known }
    guard let made = make() else { return nil }
    let cost = made.bitmap.width * made.bitmap.height * 4
    caches.withLock { $0.bitmaps.keep(made, for: key, cost: cost) }
    return made
  }

  private static func read(_ file: URL) -> Data? {
    (try? Data(contentsOf: file)) ?? refuse(file, "cannot be read")
  }

  private static func refuse<Result>(_ file: URL, _ reason: String) -> Result? {
    Log("assets").write("\(file.path) \(reason)")
    return nil
  }
}

/// An SVG or PDF file of a catalog.
struct CatalogDrawing: VectorDrawing {
  let file: URL
  let vector: VectorImage

  func pixels(_ size: PixelSize) -> PixelBuffer? {
    vector.image(pixelsWide: Int(size.width), high: Int(size.height))?.pixels
  }
}
