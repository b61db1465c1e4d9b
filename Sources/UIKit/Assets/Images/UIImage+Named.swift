public import Foundation

extension UIImage {
  /// An image of the main bundle: from an asset catalog, or else a file. Catalogs are read once.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// An image of a bundle: from an asset catalog, or else a file. Of files it tries `photo@2x.png`,
  /// `photo.png`, `photo.jpg` and so on for `photo`, the best scale for the traits first.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let configuration = traitCollection.map { Configuration(traitCollection: $0) }
    self.init(named: name, in: bundle, with: configuration)
  }

  /// An image of a bundle that suits a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let bundle = bundle ?? .main
    let configuration = configuration ?? Configuration(traitCollection: nil)
    if let asset = BundleAssets.of(bundle).image(named: name) {
      let value = asset.value(for: configuration)
      // The files may be invalid.
      guard value.bitmap != nil else { return nil }
      self.init(value, asset: asset)
      return
    }
    let traits = UITraitCollection.complete(configuration.traitCollection)
    guard let files = ImageFileSet(name, in: bundle, scale: traits.displayScale) else { return nil }
    self.init(files.first, asset: UIImageAsset(source: files))
  }
}
