import AssetCatalog
package import Foundation
package import RasterKit
import CoreGraphics

/// The app icon of a bundle's asset catalogs, in the sizes that desktops show.
package enum AppIcon {
  private static let sides: [Int32] = [16, 32, 48, 64, 128]

  /// Square; without those whose files are invalid. Decoded once.
  package static func pictures(of bundle: Bundle) -> [PixelBuffer] {
    BundleAssets.of(bundle).appIcon
  }

  static func decode(_ asset: AppIconAsset) -> [PixelBuffer] {
    var decoded: [URL: CGImage?] = [:]
    return sides.compactMap { side in
      guard let file = asset.best(forPixels: Int(side))?.file else { return nil }
      let image = decoded[file] ?? CatalogFiles.icon(file)
      decoded[file] = .some(image)
      return image.map { resized($0, side) }
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
