public import Foundation

import Diagnostics

/// An image of an asset catalog by its name. The build makes one for each: `.logo`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The name has the namespaces of its folders in front: "Icons/Star".
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// An image of an asset catalog; empty, with a line in the log, if its files are invalid.
  public convenience init(resource: ImageResource) {
    guard let asset = BundleAssets.of(resource.bundle).image(named: resource.name) else {
      Log("assets").write("there is no image named \(resource.name.debugDescription)")
      self.init(ImageValue(), asset: nil)
      return
    }
    self.init(asset.value(for: Configuration(traitCollection: nil)), asset: asset)
  }
}
