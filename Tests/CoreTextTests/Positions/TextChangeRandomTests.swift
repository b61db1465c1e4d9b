import CoreGraphics
import CoreText
import Foundation
import RasterKit
import SeededInput
import Testing

/// Random changes of a line: drawn again in part it looks as if it was drawn at once.
@Suite struct TextChangeRandomTests {
  /// Some letters and their attributes.
  private struct Piece {
    var letters: String
    var attributes: TextAttributes
  }

  private static let letters = [
    "a", "j", "f", "fi", "W", "y", " ", ",", "Å", "x\u{302}", "\u{302}", "\u{323}", "ש", "\u{5B8}",
  ]
  private static let origin = CGPoint(x: 40, y: 40)
  private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func font(_ numbers: inout SeededGenerator) -> CTFont {
    let size: CGFloat = Bool.random(using: &numbers) ? 17 : 40
    let isItalic = Bool.random(using: &numbers)
    return CTFont(FontDescriptor(face: .system, size: size, isItalic: isItalic))
  }

  private func attributes(_ numbers: inout SeededGenerator) -> TextAttributes {
    var attributes = TextAttributes(font: font(&numbers))
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: attributes.underline = TextDecoration(style: .double)
    case 1: attributes.background = Self.red
    case 2: attributes.color = Self.red
    case 3: attributes.kern = -2
    case 4:
      attributes.shadow = TextShadow(
        offset: CGSize(width: 20, height: -15), blur: 3, color: Self.red)
    default: break
    }
    return attributes
  }

  private func layout(_ pieces: [Piece]) -> TextLayout {
    var (string, runs) = ("", [AttributedText.Run]())
    for piece in pieces {
      let start = string.utf16.count
      runs.append(
        AttributedText.Run(
          start: start, attributes: piece.attributes, paragraph: ParagraphAttributes()))
      string += piece.letters
    }
    if runs.isEmpty { return TextLayout(plain("")) }
    return TextLayout(AttributedText(string, runs: runs))
  }

  /// Types, removes, or changes the looks of one piece.
  private func change(
    _ pieces: inout [Piece], _ looks: TextAttributes, _ numbers: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...pieces.count, using: &numbers)
    let isAtEnd = Bool.random(using: &numbers)
    let letters = Self.letters.randomElement(using: &numbers)!
    let keepsLooks = Int.random(in: 0..<4, using: &numbers) > 0
    let new = Piece(letters: letters, attributes: keepsLooks ? looks : attributes(&numbers))
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0 where !pieces.isEmpty: pieces.remove(at: min(place, pieces.count - 1))
    case 1 where !pieces.isEmpty: pieces.removeLast()
    case 2 where place < pieces.count: pieces[place].attributes = new.attributes
    default: pieces.insert(new, at: isAtEnd ? pieces.count : place)
    }
    if pieces.count > 9 { pieces.removeFirst() }
  }

  private func draw(_ layout: TextLayout, on canvas: TextCanvas, only part: CGRect? = nil) {
    let context = canvas.context
    context.saveGState()
    if let part {
      context.clip(to: part)
      context.setFillColor(Self.white)
      context.fill(part)
    }
    layout.draw(in: context, at: Self.origin)
    context.restoreGState()
  }

  /// The greatest difference of a channel, with what changed drawn over the old picture.
  private func difference(_ old: TextLayout, _ new: TextLayout) -> Int {
    guard let area = new.areaChanged(since: old) else { return 0 }
    let redrawn = TextCanvas(width: 360, height: 140)
    let drawn = TextCanvas(width: 360, height: 140)
    draw(old, on: redrawn)
    draw(new, on: drawn)
    if !area.isNull {
      let reach = max(old.overhang, new.overhang).rounded(.up) + 1
      let part = area.offsetBy(dx: Self.origin.x, dy: Self.origin.y)
      draw(new, on: redrawn, only: part.insetBy(dx: -reach, dy: -reach).integral)
    }
    return difference(redrawn.pixels, drawn.pixels)
  }

  private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var most = 0
    for index in 0..<a.stride * Int(a.size.height) where a.base[index] != b.base[index] {
      for shift in [0, 8, 16] as [UInt32] {
        let (one, other) = (Int(a.base[index] >> shift & 255), Int(b.base[index] >> shift & 255))
        most = max(most, abs(one - other))
      }
    }
    return most
  }

  /// What is cut off by a clip may be rounded another way; what is missing differs by much more.
  @Test(arguments: 0..<3)
  func whatChangesOfALineIsDrawnWhole(_ number: UInt64) {
    let seed = SeededGenerator.seed + number
    var numbers = SeededGenerator(seed: seed)
    let looks = TextAttributes(font: font(&numbers))
    var pieces: [Piece] = []
    var old = layout(pieces)
    for step in 0..<soakSteps(40, soak: 1500) {
      change(&pieces, looks, &numbers)
      let new = layout(pieces)
      let difference = difference(old, new)
      let text = pieces.map(\.letters).joined()
      #expect(difference < 24, "seed \(seed), step \(step): \(text)")
      if difference >= 24 { return }
      old = new
    }
  }

  /// Typed after a letter, a circumflex is over it.
  @Test func aMarkChangesTheLetterThatItIsOver() throws {
    let letter = TextLayout(plain("éx", size: 40))
    let marked = TextLayout(plain("éx\u{302}", size: 40))
    let area = try #require(marked.areaChanged(since: letter))
    #expect(area.minX < letter.size.width - 4)
    #expect(difference(letter, marked) < 24 && difference(marked, letter) < 24)
  }
}
