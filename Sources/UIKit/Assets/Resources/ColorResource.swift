public import Foundation

import AssetCatalog
import Diagnostics

/// A colour of an asset catalog by its name. The build makes one for each: `.brandTint`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The name has the namespaces of its folders in front: "Icons/Star".
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
  /// A dynamic colour of an asset catalog; clear, with a line in the log, if its file is invalid.
  public convenience init(resource: ColorResource) {
    guard let asset = BundleAssets.of(resource.bundle).catalogs.color(named: resource.name) else {
      Log("assets").write("there is no colour named \(resource.name.debugDescription)")
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(storage: .asset(asset))
  }
}
