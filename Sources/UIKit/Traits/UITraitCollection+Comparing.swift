extension UITraitCollection {
  /// UIKit's traits that dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    TraitValues.all.filter { $0.affectsColorAppearance }
  }

  /// UIKit's traits that decide which image of an asset is taken.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }

  /// The traits with other values than in `traitCollection`; nil specifies nothing.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether this collection has every value that `trait` specifies; true for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether dynamic colours may look different with `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }
}
