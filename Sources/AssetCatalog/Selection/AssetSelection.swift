extension AssetQualifiers {
  /// How well an entry suits, compared from the first number to the last: smaller is better. Nil if
  /// it must not be used.
  ///
  /// A dark appearance falls back to dark without high contrast, then to any luminosity.
  func rank(for wanted: AssetConditions) -> [Double]? {
    guard let luminosity = luminosityRank(wanted), !isHighContrast || wanted.isHighContrast else {
      return nil
    }
    return [
      idiomRank(wanted), directionRank(wanted), luminosity,
      isHighContrast == wanted.isHighContrast ? 0 : 1, isWideGamut ? 1 : 0, scaleRank(wanted),
    ]
  }

  /// Devices other than the one wanted come last: old catalogs have images for iPhones only.
  private func idiomRank(_ wanted: AssetConditions) -> Double {
    switch idiom {
    case wanted.idiom: 0
    case .universal, nil: 1
    case .pad: 2
    case .phone: 3
    case .mac: 4
    }
  }

  private func directionRank(_ wanted: AssetConditions) -> Double {
    guard let isRightToLeft else { return 1 }
    return isRightToLeft == wanted.isRightToLeft ? 0 : 2
  }

  private func luminosityRank(_ wanted: AssetConditions) -> Double? {
    guard let luminosity else { return 1 }
    return (luminosity == .dark) == wanted.isDark ? 0 : nil
  }

  /// The exact scale, then a vector, then the next larger scale, then the largest.
  private func scaleRank(_ wanted: AssetConditions) -> Double {
    guard let scale else { return 0.5 }
    if scale == wanted.scale { return 0 }
    return scale > wanted.scale ? scale : 1000 - scale
  }
}

extension Sequence {
  /// The element that suits best; the first of equals.
  func best(_ wanted: AssetConditions, _ qualifiers: (Element) -> AssetQualifiers) -> Element? {
    var best: (element: Element, rank: [Double])?
    for element in self {
      guard let rank = qualifiers(element).rank(for: wanted) else { continue }
      if let best, !rank.lexicographicallyPrecedes(best.rank) { continue }
      best = (element, rank)
    }
    return best?.element
  }
}
