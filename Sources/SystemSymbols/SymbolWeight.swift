package import CoreGraphics

/// The weights of symbols, which are those of the system font.
package enum SymbolWeight: Int, CaseIterable, Sendable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black

  /// The width of a stroke in hundredths of the point size, at medium scale.
  package var stroke: CGFloat {
    switch self {
    case .ultraLight: 2.6
    case .thin: 4.2
    case .light: 6.2
    case .regular: 8.2
    case .medium: 9.6
    case .semibold: 11
    case .bold: 12.4
    case .heavy: 14.2
    case .black: 16
    }
  }
}

/// The size of symbols relative to text of the same point size.
package enum SymbolScale: Int, CaseIterable, Sendable {
  case small = 1
  case medium, large

  /// Relative to medium.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }

  /// Strokes grow less than symbols do, so that scales look equally heavy.
  var strokeFactor: CGFloat {
    switch self {
    case .small: 1.08
    case .medium: 1
    case .large: 0.9
    }
  }
}
