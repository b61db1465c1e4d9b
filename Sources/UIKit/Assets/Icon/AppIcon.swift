import AssetCatalog
package import Foundation
package import RasterKit
import CoreGraphics

/// The app icon of a bundle's asset catalogs, in the sizes that desktops show.
package struct AppIcon: Sendable {
  private static let sides: [Int32] = [16, 32, 48, 64, 128]

  private let asset: AppIconAsset

  /// Nil if the catalogs have no icon.
  package init?(of bundle: Bundle) {
    guard let asset = BundleAssets.of(bundle).catalogs.appIcon() else { return nil }
    self.asset = asset
  }

  /// Square; without those whose files are invalid.
  package var pictures: [PixelBuffer] {
    var decoded: [URL: CGImage?] = [:]
    return Self.sides.compactMap { side in
      guard let file = asset.best(forPixels: Int(side))?.file else { return nil }
      let image = decoded[file] ?? CatalogFiles.icon(file)
      decoded[file] = .some(image)
      return image.map { Self.resized($0, side) }
    }
  }

  private static func resized(_ image: CGImage, _ side: Int32) -> PixelBuffer {
    let pixels = PixelBuffer(size: PixelSize(width: side, height: side))
    let context = CGContext(pixels: pixels, scale: 1, flipped: false)
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: Int(side), height: Int(side)))
    return pixels
  }
}
