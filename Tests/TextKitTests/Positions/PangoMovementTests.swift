import CUIPango
import CoreGraphics
import Foundation
import TextKit
import Testing

/// Carets beside those of a layout that Pango has for itself.
@Suite struct PangoMovementTests {
  private static let mixed = [
    "plain words", "שלום עולם", "abc שלום def", "שלום abc עולם", "a ש1234 b", "price: ₪ 12.50 שח",
    "مرحبا 12 world", "(שלום) [abc]", "e\u{301}e\u{301} שָׁלוֹם x", "👨‍👩‍👧 שלום 🇩🇪🇫🇷 👍🏽!", "مُحَمَّد abc",
    "\u{202B}abc\u{202C} def", "123 שלום 456",
  ]

  private func page(_ string: String) -> TextPage { TextPage(string, width: 2000) }

  private func walk(_ page: TextPage, from start: Int, _ movement: TextMovement) -> [Int] {
    var selection = TextSelection(start)
    var offsets: [Int] = []
    while offsets.count < 200 {
      let next = selection.moved(movement, extends: false, in: page.manager)
      if next.head.offset == selection.head.offset { break }
      selection = next
      offsets.append(selection.head.offset)
    }
    return offsets
  }

  @Test(arguments: mixed)
  func forwardAndBackwardGoFromCharacterToCharacter(_ string: String) {
    let page = page(string)
    let carets = PangoCarets(string).logical
    #expect(walk(page, from: 0, .forward) == Array(carets.dropFirst()))
    #expect(walk(page, from: page.count, .backward) == Array(carets.dropLast().reversed()))
  }

  @Test(arguments: mixed)
  func leftAndRightGoAsTheEyeDoes(_ string: String) {
    let page = page(string)
    let pango = PangoCarets(string)
    let (left, right) = pango.isRightToLeft ? (page.count, 0) : (0, page.count)
    #expect(walk(page, from: left, .right) == pango.visual(from: left, toRight: true))
    #expect(walk(page, from: right, .left) == pango.visual(from: right, toRight: false))
  }

  @Test(arguments: [
    "👨‍👩‍👧", "👩🏽‍🚀", "🏳️‍🌈", "🇩🇪", "👍🏽", "e\u{301}\u{327}", "שָׁ", "ك\u{64F}", "각", "1️⃣",
    "x" + String(repeating: "\u{301}", count: 50),
  ])
  func aCharacterIsOneStepEachWay(_ character: String) {
    let page = page("a\(character)b")
    let end = 1 + character.utf16.count
    #expect(walk(page, from: 0, .forward) == [1, end, end + 1])
    #expect(walk(page, from: end + 1, .backward) == [end, 1, 0])
    let editor = TextEditor(page.storage, page.manager)
    editor.selection = TextSelection(1)
    editor.delete(.characterForward)
    #expect(page.storage.string == "ab")
  }
}

/// The carets of a line, in UTF-16 offsets.
private final class PangoCarets {
  private let layout: OpaquePointer
  private let string: String

  init(_ string: String) {
    self.string = string
    layout = CairoFonts.exclusively {
      let map = pango_cairo_font_map_new()
      let context = pango_font_map_create_context(map)
      let layout: OpaquePointer = pango_layout_new(context)
      pango_layout_set_text(layout, string, -1)
      g_object_unref(context.map { UnsafeMutableRawPointer($0) })
      g_object_unref(map)
      return layout
    }
  }

  deinit { CairoFonts.exclusively { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  var isRightToLeft: Bool {
    CairoFonts.exclusively { pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL }
  }

  /// Where Pango has a caret, from the start on.
  var logical: [Int] { CairoFonts.exclusively { offsets } }

  /// Where the strong caret goes, step by step.
  func visual(from start: Int, toRight: Bool) -> [Int] {
    CairoFonts.exclusively { steps(from: start, toRight: toRight) }
  }

  private var offsets: [Int] {
    var count: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
    let scalars = Array(string.unicodeScalars)
    var (offset, carets) = (0, [Int]())
    for index in 0..<Int(count) {
      if attributes?[index].is_cursor_position != 0 { carets.append(offset) }
      if index < scalars.count { offset += UTF16.width(scalars[index]) }
    }
    return carets
  }

  private func steps(from start: Int, toRight: Bool) -> [Int] {
    var (place, found) = (byte(start), [Int]())
    while found.count < 200 {
      var (index, trailing): (Int32, Int32) = (0, 0)
      pango_layout_move_cursor_visually(
        layout, 1, place, 0, toRight ? 1 : -1, &index, &trailing)
      guard index >= 0, index != Int32.max else { break }
      let bytes = Array(string.utf8)
      let scalars = String(decoding: bytes[Int(index)...], as: UTF8.self).unicodeScalars
      place = index + Int32(String(scalars.prefix(Int(trailing))).utf8.count)
      found.append(String(decoding: bytes[..<Int(place)], as: UTF8.self).utf16.count)
    }
    return found
  }

  private func byte(_ offset: Int) -> Int32 {
    Int32(String(decoding: Array(string.utf16)[..<offset], as: UTF16.self).utf8.count)
  }
}
