import CoreGraphics
import Foundation

/// An installed family, as a picker lists it.
struct FontFamily: Equatable {
  let name: String

  /// The faces with all of the traits.
  func faces(with traits: UIFontDescriptor.SymbolicTraits) -> [UIFont] {
    UIFont.fontNames(forFamilyName: name).compactMap { UIFont(name: $0, size: 17) }
      .filter { Self.traits(of: $0).isSuperset(of: traits) }
  }

  /// The usual face if it has the traits, else the first that has.
  func font(with traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
    let usual = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: name]), size: 17)
    return Self.traits(of: usual).isSuperset(of: traits) ? usual : faces(with: traits).first
  }

  /// Those of the descriptor, and those that the names of the face and the family say.
  static func traits(of font: UIFont) -> UIFontDescriptor.SymbolicTraits {
    var traits = font.fontDescriptor.symbolicTraits
    let words: [(String, UIFontDescriptor.SymbolicTraits)] = [
      ("bold", .traitBold), ("italic", .traitItalic), ("oblique", .traitItalic),
      ("mono", .traitMonoSpace), ("condensed", .traitCondensed), ("expanded", .traitExpanded),
    ]
    let name = font.fontName.lowercased()
    for (word, trait) in words where name.contains(word) { traits.insert(trait) }
    return traits
  }

  /// Of a family that has the traits, all by name.
  static func all(with traits: UIFontDescriptor.SymbolicTraits) -> [FontFamily] {
    let families = UIFont.familyNames.filter { !$0.hasPrefix(".") }
      .sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
      .map(FontFamily.init)
    return traits.isEmpty ? families : families.filter { !$0.faces(with: traits).isEmpty }
  }

  /// Whether each word of a search begins a word of the name.
  func matches(_ search: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    return search.lowercased().split(separator: " ").allSatisfy { part in
      words.contains { $0.hasPrefix(part) }
    }
  }

  /// The name of a face without that of the family.
  static func faceName(_ font: UIFont) -> String {
    if let face = font.fontDescriptor.object(forKey: .face) as? String, !face.isEmpty {
      return face
    }
    let parts = font.fontName.split(separator: "-")
    return parts.count > 1 ? String(parts[parts.count - 1]) : "Regular"
  }
}
