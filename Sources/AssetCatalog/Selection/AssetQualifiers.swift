/// The conditions under which an entry of a set applies; nil means under any.
package struct AssetQualifiers: Hashable, Sendable {
  package enum Luminosity: String, Sendable { case light, dark }

  package var idiom: AssetConditions.Idiom?
  /// Nil for the single scale of vector images.
  package var scale: Double?
  package var luminosity: Luminosity?
  package var isHighContrast = false
  package var isRightToLeft: Bool?
  package var isWideGamut = false

  package init() {}
}

extension AssetQualifiers {
  /// Nil for an entry of a device or a language that is never asked for.
  init?(_ entry: JSONObject) {
    guard let idiom = AssetConditions.Idiom(rawValue: entry.string("idiom") ?? "universal"),
      entry.fields["locale"] == nil
    else { return nil }
    self.idiom = idiom
    scale = Self.scale(entry.string("scale"))
    isWideGamut = entry.string("display-gamut") == "display-P3"
    switch entry.string("language-direction") {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
    for appearance in entry.objects("appearances") {
      guard read(appearance) else { return nil }
    }
  }

  /// False for an appearance that is never asked for, such as "tinted".
  private mutating func read(_ appearance: JSONObject) -> Bool {
    switch (appearance.string("appearance"), appearance.string("value")) {
    case ("luminosity", let value?):
      luminosity = Luminosity(rawValue: value)
      return luminosity != nil
    case ("contrast", "high"):
      isHighContrast = true
      return true
    default: return false
    }
  }

  /// "2x" is 2.
  static func scale(_ text: String?) -> Double? {
    guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0,
      scale <= 16
    else { return nil }
    return scale
  }
}
