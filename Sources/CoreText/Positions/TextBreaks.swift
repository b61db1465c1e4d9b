import CUIPango
import CoreGraphics

/// Where words, sentences and lines may begin and end in a text, by Unicode's rules and those of its
/// language.
package struct TextBreaks {
  package struct Kinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let wordStart = Self(rawValue: 1 << 0)
    package static let wordEnd = Self(rawValue: 1 << 1)
    /// Between any two pieces that a double click selects, spaces included.
    package static let wordBoundary = Self(rawValue: 1 << 2)
    package static let sentenceStart = Self(rawValue: 1 << 3)
    package static let sentenceEnd = Self(rawValue: 1 << 4)
    package static let lineBreak = Self(rawValue: 1 << 5)
  }

  /// By UTF-16 offset, the end included.
  package let kinds: [Kinds]

  /// - Complexity: linear.
  package init(_ string: String) {
    var string = string
    let scalars = string.unicodeScalars.map(\.value)
    var found = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        pango_get_log_attrs(
          text.baseAddress, Int32(text.count), -1, pango_language_get_default(), &found,
          Int32(found.count))
      }
    }
    var kinds: [Kinds] = []
    kinds.reserveCapacity(found.count)
    for (index, attributes) in found.enumerated() {
      kinds.append(Kinds(attributes))
      if index < scalars.count, scalars[index] > 0xFFFF { kinds.append([]) }
    }
    self.kinds = kinds
  }
}

extension TextBreaks.Kinds {
  fileprivate init(_ attributes: PangoLogAttr) {
    self = []
    if attributes.is_word_start != 0 { insert(.wordStart) }
    if attributes.is_word_end != 0 { insert(.wordEnd) }
    if attributes.is_word_boundary != 0 { insert(.wordBoundary) }
    if attributes.is_sentence_start != 0 { insert(.sentenceStart) }
    if attributes.is_sentence_end != 0 { insert(.sentenceEnd) }
    if attributes.is_line_break != 0 { insert(.lineBreak) }
  }
}
