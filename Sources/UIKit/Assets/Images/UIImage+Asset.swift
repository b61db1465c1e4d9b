import Synchronization

extension UIImage {
  var ensuredAsset: UIImageAsset {
    assetHolder.withLock { asset in
      if let asset { return asset }
      let made = UIImageAsset()
      made.add(value, for: value.configuration?.traitCollection ?? UITraitCollection())
      asset = made
      return made
    }
  }

  func configured(_ configuration: Configuration) -> UIImage {
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
