import Synchronization

extension UIImage {
  /// The images for other traits that belong to this one. An image that has none gets an asset with
  /// itself for all traits.
  public var imageAsset: UIImageAsset? {
    assetHolder.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset()
      made.add(value, for: value.configuration?.traitCollection ?? UITraitCollection())
      asset = made
      return made
    }
  }

  /// For what the image was chosen; nil for one from data.
  public var configuration: Configuration? { value.configuration }

  /// The image of the same asset, or the same symbol, for another configuration. An image without an
  /// asset only keeps the configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let asset else { return edited { $0.configuration = configuration } }
    return chosen(configuration, from: asset)
  }

  /// The image to show for these traits: that of its asset, with the same changes.
  func resolved(
    for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil
  ) -> UIImage {
    guard let asset else { return self }
    // The image's own values win over preferred ones.
    let own = value.configuration ?? Configuration(traitCollection: nil)
    let wanted = isSymbolImage ? preferred?.applying(own) ?? own : own
    let image = chosen(wanted.withTraitCollection(traits), from: asset)
    return image.value.looksLike(value) ? self : image
  }

  private func chosen(_ configuration: Configuration, from asset: UIImageAsset) -> UIImage {
    var new = asset.value(for: configuration)
    for edit in value.edits { edit(&new) }
    new.edits = value.edits
    return UIImage(new, asset: asset)
  }
}
