extension UIImage {
  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The same as medium.
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// The weights of symbols, which are those of fonts.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension UIImage.SymbolWeight {
  private static let fonts: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Regular for an unspecified weight.
  public func fontWeight() -> UIFont.Weight {
    self == .unspecified ? .regular : Self.fonts[rawValue - 1]
  }

  /// From 100 to 900; others count as the nearest.
  init(css weight: Int) {
    let step = min(max((weight + 50) / 100, 1), 9)
    self = Self(rawValue: step) ?? .regular
  }
}

extension UIFont.Weight {
  /// The nearest weight of symbols.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(css: cssWeight) }
}
