import AssetCatalog
import Foundation
import FoundationAdditions
import RasterKit
import Synchronization

/// The asset catalogs of a bundle. Nothing is read before the first look-up. Usable from any thread.
final class BundleAssets: Sendable {
  let catalogs: AssetCatalogs
  private let images = Mutex<[String: UIImageAsset]>([:])
  private let icon = Mutex<[PixelBuffer]?>(nil)

  private init(_ bundle: Bundle) {
    catalogs = AssetCatalogs(in: [bundle.resourceURL ?? bundle.bundleURL])
  }

  private static let known = Mutex<[String: BundleAssets]>([:])

  static func of(_ bundle: Bundle) -> BundleAssets {
    // Beside the program there may be resources of other programs as well.
    let bundle = bundle.searched[0]
    return known.withLock { known in
      if let assets = known[bundle.bundlePath] { return assets }
      let made = BundleAssets(bundle)
      known[bundle.bundlePath] = made
      return made
    }
  }

  /// The same asset each time; nil if no catalog has an image of that name.
  func image(named name: String) -> UIImageAsset? {
    images.withLock { images in
      if let asset = images[name] { return asset }
      guard let source = source(named: name) else { return nil }
      let made = UIImageAsset(source: source)
      images[name] = made
      return made
    }
  }

  private func source(named name: String) -> (any ImageSource)? {
    if let image = catalogs.image(named: name) { return CatalogImage(asset: image) }
    return catalogs.symbol(named: name).map { CatalogSymbol(asset: $0) }
  }

  /// The app icon in the sizes that desktops show; decoded once, and empty if there is none.
  var appIcon: [PixelBuffer] {
    icon.withLock { known in
      let pictures = known ?? catalogs.appIcon().map(AppIcon.decode) ?? []
      known = pictures
      return pictures
    }
  }
}

extension AssetConditions {
  /// `traits` are complete.
  init(_ traits: UITraitCollection) {
    self.init(
      scale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
  }
}
