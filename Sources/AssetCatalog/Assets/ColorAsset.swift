/// A colour set.
package struct ColorAsset: Hashable, Sendable {
  package enum Space: String, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"
  }

  package enum Value: Hashable, Sendable {
    /// Gray levels have three equal components.
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, such as "systemBlueColor" or "labelColor".
    case system(String)
  }

  package struct Variant: Hashable, Sendable {
    package let value: Value
    package let qualifiers: AssetQualifiers
  }

  package let name: String
  package let variants: [Variant]

  /// Nil for a set as Xcode makes it, before it is given a colour.
  init?(name: String, _ contents: AssetContents) throws {
    self.name = name
    // An appearance that Xcode shows as empty has no colour.
    let colors = try contents.entries("colors").compactMap { entry in
      AssetQualifiers(entry).flatMap { which in entry.object("color").map { (which, $0) } }
    }
    variants = try AssetError.mapValid(colors) { which, color in
      Variant(value: try Value(color, contents), qualifiers: which)
    }
    if variants.isEmpty { return nil }
  }

  /// The colour to show; nil if the set has none for this appearance.
  package func best(for conditions: AssetConditions) -> Value? {
    variants.best(conditions, \.qualifiers)?.value
  }
}
