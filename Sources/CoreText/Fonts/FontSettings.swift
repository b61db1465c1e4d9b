package import CoreGraphics

/// What is set of a font beside its face, size, weight and slant; most fonts have nothing of it.
package struct FontSettings: Hashable, Sendable {
  /// OpenType's features by their tags; 0 turns one off.
  package var features: [String: Int] = [:]
  /// Places on the axes of a variable font, by their tags.
  package var variations: [String: CGFloat] = [:]
  /// Families in which characters are looked for that the font lacks, before all others.
  package var cascade: [String] = []
  /// From -4, the narrowest face of the family, to 4, the widest.
  package var width = 0
  /// Applied to each glyph, around its origin; y points up.
  package var matrix = CGAffineTransform.identity

  package init() {}

  package static let monospacedDigits: FontSettings = {
    var settings = FontSettings()
    settings.features["tnum"] = 1
    return settings
  }()

  /// Without what can't be used: tags are four letters or digits, numbers are finite, families have names,
  /// and a matrix leaves something to see.
  var usable: FontSettings {
    var result = self
    result.features = features.filter { Self.isTag($0.key) && (0...0xFFFF).contains($0.value) }
    result.variations = variations.filter { Self.isTag($0.key) && abs($0.value) < 1e6 }
    result.cascade = cascade.filter { !$0.isEmpty && !$0.utf8.contains(0) && !$0.contains(",") }
    result.width = min(max(width, -4), 4)
    (result.matrix.tx, result.matrix.ty) = (0, 0)
    if !Self.isUsable(result.matrix) { result.matrix = .identity }
    return result
  }

  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x2C }
  }

  private static func isUsable(_ matrix: CGAffineTransform) -> Bool {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d]
    let area = abs(matrix.a * matrix.d - matrix.b * matrix.c)
    return factors.allSatisfy { $0.isFinite && abs($0) <= 100 } && area > 1e-4
  }

  /// How much wider glyphs and their advances are.
  var widening: CGFloat { abs(matrix.a) > 0.01 ? abs(matrix.a) : 1 }
}

extension FontSettings {
  /// The four letters that the number of an axis consists of.
  package static func tag(axis: Int) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis >> $0) }, as: UTF8.self)
  }

  /// The number of an axis whose tag has four letters.
  package static func axis(tag: String) -> Int { tag.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
