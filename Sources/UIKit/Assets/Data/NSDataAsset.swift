public import Foundation

import AssetCatalog
import Diagnostics

/// The name of a data set.
public typealias NSDataAssetName = String

/// A file of an asset catalog, read when the object is made. Can be used on any thread.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// As it was asked for.
  public let name: NSDataAssetName
  /// The bytes of the file.
  public let data: Data
  /// "public.json", for example; empty if the catalog does not say.
  public let typeIdentifier: String

  /// Looks in the main bundle.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Nil if the catalogs of the bundle have no such data.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let asset = BundleAssets.of(bundle).catalogs.data(named: name)
    guard let found = asset?.best(for: AssetConditions(.current)) else { return nil }
    do {
      data = try Data(contentsOf: found.file, options: .mappedIfSafe)
    } catch {
      Log("assets").write("\(found.file.path) cannot be read: \(error.localizedDescription)")
      return nil
    }
    self.name = name
    typeIdentifier = found.typeIdentifier ?? ""
    super.init()
  }
}
