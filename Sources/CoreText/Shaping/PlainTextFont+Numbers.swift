import CUIPango

/// Numbers are seldom the same again, but their digits are: where a font looks at no digit's neighbours, numbers are put
/// together from them.
extension PlainTextFont {
  /// A digit, and the space after it.
  struct Digit {
    let glyph: ShapedGlyph
    let space: ShapedGlyph
  }

  /// Nil for other text than digits, with or without a space after them, and where a digit's glyph depends on others.
  func glyphs(ofNumber text: ArraySlice<UInt8>, _ script: hb_script_t) -> [ShapedGlyph]? {
    let isFollowed = text.last == Self.space
    let number = isFollowed ? text.dropLast() : text
    guard !number.isEmpty, number.allSatisfy({ Self.digits ~= $0 }) else { return nil }
    var line: [ShapedGlyph] = []
    line.reserveCapacity(text.count)
    for byte in number {
      guard let digit = digit(byte, script) else { return nil }
      line.append(digit.glyph.at(line.count))
      if isFollowed, line.count == number.count { line.append(digit.space.at(line.count)) }
    }
    return line
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private func digit(_ byte: UInt8, _ script: hb_script_t) -> Digit? {
    let key = script == HB_SCRIPT_LATIN ? byte | 0x80 : byte
    if let known = digits[key] { return known }
    let made = shapeAmongOthers(byte, script)
    digits[key] = .some(made)
    return made
  }

  /// After and before a space and itself, and at the end. What may be cut there may be put together otherwise.
  private func shapeAmongOthers(_ digit: UInt8, _ script: hb_script_t) -> Digit? {
    let text = [Self.space, digit, digit, Self.space, digit]
    guard let all = glyphs(of: text[...], script, findsCuts: true), all.count == text.count,
      all.indices.dropFirst().allSatisfy({ all[$0].byte == $0 && all[$0].followsCut }),
      all[1].looksLike(all[2]), all[1].looksLike(all[4])
    else { return nil }
    return Digit(glyph: all[2], space: all[3])
  }
}

extension ShapedGlyph {
  fileprivate func at(_ byte: Int) -> ShapedGlyph {
    var glyph = self
    glyph.byte = Int32(byte)
    return glyph
  }

  fileprivate func looksLike(_ other: ShapedGlyph) -> Bool {
    info.glyph == other.info.glyph && info.geometry.width == other.info.geometry.width
      && info.geometry.x_offset == other.info.geometry.x_offset
  }
}
