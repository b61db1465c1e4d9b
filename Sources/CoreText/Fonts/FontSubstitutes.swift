/// Faces for the fonts that every iOS device has and programs ask for by name: fontconfig's choice for their
/// family or kind.
enum FontSubstitutes {
  private static let sans = "sans-serif"
  private static let serif = "serif"
  private static let mono = "monospace"
  private static let script = "cursive"

  /// Families without spaces and makers' marks, with their names for fontconfig.
  private static let families: [String: (name: String, kind: String)] = [
    "Helvetica": ("Helvetica", sans), "HelveticaNeue": ("Helvetica Neue,Helvetica", sans),
    "Arial": ("Arial", sans), "ArialRounded": ("Arial Rounded,Arial", sans),
    "Avenir": ("Avenir", sans), "AvenirNext": ("Avenir Next", sans),
    "AvenirNextCondensed": ("Avenir Next Condensed", sans), "Futura": ("Futura", sans),
    "GillSans": ("Gill Sans", sans), "Optima": ("Optima", sans), "Verdana": ("Verdana", sans),
    "Trebuchet": ("Trebuchet MS", sans), "Georgia": ("Georgia", serif),
    "Times": ("Times", serif), "TimesNewRoman": ("Times New Roman", serif),
    "Palatino": ("Palatino", serif), "Baskerville": ("Baskerville", serif),
    "Didot": ("Didot", serif), "Cochin": ("Cochin", serif), "Charter": ("Charter", serif),
    "HoeflerText": ("Hoefler Text", serif), "IowanOldStyle": ("Iowan Old Style", serif),
    "AmericanTypewriter": ("American Typewriter", serif), "Courier": ("Courier", mono),
    "CourierNew": ("Courier New", mono), "Menlo": ("Menlo", mono),
    "MarkerFelt": ("Marker Felt", script), "ChalkboardSE": ("Chalkboard", script),
    "Noteworthy": ("Noteworthy", script), "SnellRoundhand": ("Snell Roundhand", script),
    "Zapfino": ("Zapfino", script), "Papyrus": ("Papyrus", script),
  ]

  /// The words of PostScript names and Pango's for them, longer ones first.
  private static let weights = [
    ("ultralight", "Ultra-Light"), ("demibold", "Semi-Bold"), ("semibold", "Semi-Bold"),
    ("thin", "Thin"), ("light", "Light"), ("medium", "Medium"), ("heavy", "Heavy"),
    ("black", "Heavy"), ("bold", "Bold"),
  ]

  /// A Pango description without a size; nil for names that iOS does not have.
  static func face(named name: String) -> String? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let family = families[key(first)] else { return nil }
    let style = parts.dropFirst().first?.lowercased() ?? ""
    let weight = weights.first { style.contains($0.0) }?.1
    let isItalic = style.contains("italic") || style.contains("oblique")
    let words = [weight, isItalic ? "Italic" : nil].compactMap(\.self)
    return (["\(family.name),\(family.kind),"] + words).joined(separator: " ")
  }

  private static func key(_ family: String) -> String {
    var key = family.filter { $0 != " " }
    for mark in ["PSMT", "MTBold", "PS", "MT", "MS"] where key.hasSuffix(mark) {
      key.removeLast(mark.count)
    }
    return key
  }
}
