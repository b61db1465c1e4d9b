import CUIPango

/// A glyph as HarfBuzz has placed it.
struct ShapedGlyph {
  let info: PangoGlyphInfo
  /// The first byte of the text that it stands for.
  var byte: Int32
  /// Whether what is before it and what begins with it look the same if one of them changes.
  let followsCut: Bool

  init(_ shaped: UnsafeMutablePointer<hb_glyph_info_t>, _ place: hb_glyph_position_t) {
    info = PangoGlyphInfo(
      glyph: shaped.pointee.codepoint,
      geometry: PangoGlyphGeometry(width: place.x_advance, x_offset: place.x_offset, y_offset: 0),
      attr: PangoGlyphVisAttr())
    byte = Int32(shaped.pointee.cluster)
    let flags = hb_glyph_info_get_glyph_flags(shaped).rawValue
    followsCut = flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0
  }
}

/// Lines are put together from words, as texts consist of the same ones again and again. Where a font looks
/// beyond spaces, a line is shaped as a whole.
extension PlainTextFont {
  /// A short word and the spaces after it, as numbers, which are found sooner than bytes.
  struct Word: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64

    /// Nil for one that is too long.
    init?(_ text: ArraySlice<UInt8>, _ script: hb_script_t) {
      guard text.count < 2 * MemoryLayout<UInt64>.size else { return nil }
      second = script == HB_SCRIPT_LATIN ? 1 : 0
      for byte in text {
        first = first << 8 | second >> 56
        second = second << 8 | UInt64(byte)
      }
    }
  }

  /// All are forgotten when there would be more.
  static let mostWords = 256
  static let space = UInt8(ascii: " ")

  /// Nil if a glyph may depend on other words.
  func glyphsOfWords(in text: ArraySlice<UInt8>, _ script: hb_script_t) -> [ShapedGlyph]? {
    var line: [ShapedGlyph] = []
    line.reserveCapacity(text.count)
    var start = text.startIndex
    while start < text.endIndex {
      let spaces = text[start...].firstIndex(of: Self.space) ?? text.endIndex
      let end = text[spaces...].firstIndex { $0 != Self.space } ?? text.endIndex
      guard let word = glyphs(ofWord: text[start..<end], script) else { return nil }
      for var glyph in word {
        glyph.byte += Int32(start - text.startIndex)
        line.append(glyph)
      }
      start = end
    }
    return line
  }

  private func glyphs(ofWord text: ArraySlice<UInt8>, _ script: hb_script_t) -> [ShapedGlyph]? {
    if let number = glyphs(ofNumber: text, script) { return number }
    guard let word = Word(text, script) else { return shapeBetweenOthers(text, script) }
    if let known = words[word] { return known }
    if words.count >= Self.mostWords { words.removeAll(keepingCapacity: true) }
    let made = shapeBetweenOthers(text, script)
    words[word] = .some(made)
    return made
  }

  /// Shapes a word with a space before it and, if it ends with a space, a letter after it.
  private func shapeBetweenOthers(
    _ word: ArraySlice<UInt8>, _ script: hb_script_t
  ) -> [ShapedGlyph]? {
    let isFollowed = word.last == Self.space
    let text: [UInt8] = [Self.space] + word + (isFollowed ? [UInt8(ascii: "n")] : [])
    guard let all = glyphs(of: text[...], script, findsCuts: true),
      let start = all.firstIndex(where: { $0.byte == 1 }), all[start].followsCut
    else { return nil }
    var end = all.endIndex
    if isFollowed {
      guard let next = all.firstIndex(where: { $0.byte == text.count - 1 }), all[next].followsCut
      else { return nil }
      end = next
    }
    return all[start..<end].map { glyph in
      var glyph = glyph
      glyph.byte -= 1
      return glyph
    }
  }
}
