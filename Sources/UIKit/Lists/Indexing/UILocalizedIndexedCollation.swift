public import Foundation
public import FoundationAdditions

/// Sorts objects by their names and into sections by the letters that these begin with. Main thread only.
///
/// The sections are the letters of the Latin alphabet, whatever the language, and one for all other names.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    Character(UnicodeScalar($0))
  }
  /// Letters that fold into none of the alphabet by themselves.
  private static let related: [Character: Character] = [
    "Æ": "A", "Œ": "O", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "T", "Ħ": "H", "Ŧ": "T",
  ]
  private static let one = UILocalizedIndexedCollation()

  /// The one there is.
  open class func current() -> UILocalizedIndexedCollation { one }

  /// The letters, then "#" for other names.
  open var sectionTitles: [String] { Self.letters.map { String($0) } + ["#"] }
  /// The same.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section of an index title; the last one for numbers beyond.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    max(0, min(indexTitleIndex, Self.letters.count))
  }

  /// The section of an object by the string that its method answers. A string is its own name. An object
  /// without the method is in the last section, with a logged line; Apple's raise.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(ofName: name(of: object, selector))
  }

  /// The objects in the order of the strings that their methods answer, without regard to case and accents.
  /// Equal ones stay in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.map { (name: name(of: $0, selector), object: $0) }
    let order = named.indices.sorted { left, right in
      let comparison = named[left].name.compare(
        named[right].name,
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
      return comparison == .orderedSame ? left < right : comparison == .orderedAscending
    }
    return order.map { named[$0].object }
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    if let name = object as? String { return name }
    let answer = selector.perform(on: object as AnyObject)
    return answer as? String ?? (answer as? NSString)?.description ?? ""
  }

  private func section(ofName name: String) -> Int {
    let start = name.first { !$0.isWhitespace }.map { String($0) } ?? ""
    let folded = start.folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: nil
    ).uppercased()
    let letter = folded.first.map { Self.related[$0] ?? $0 }
    return letter.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count
  }
}
