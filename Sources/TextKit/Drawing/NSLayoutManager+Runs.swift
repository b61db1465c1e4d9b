import CoreGraphics
import CoreText
import Foundation

// Backgrounds and letters run by run, for subclasses that draw them themselves.

extension NSLayoutManager {
  /// Has what is behind the characters of a block filled: all rectangles of one colour that follow each other at once.
  func fillBackgrounds(of block: Laid, at origin: CGPoint, in context: CGContext) {
    let runs = shownRuns(of: block, at: origin, in: context)
      .filter { $0.attributes.background != nil }
      .sorted { $0.units.lowerBound < $1.units.lowerBound }
    var rest = runs[...]
    while let first = rest.popFirst() {
      var part = [first]
      while let next = rest.first, next.continuesBackground(of: part[part.count - 1]) {
        part.append(rest.removeFirst())
      }
      fill(part, from: block.start, in: context)
    }
  }

  private func fill(_ runs: [ShownRun], from start: Int, in context: CGContext) {
    guard let color = runs[0].attributes.background else { return }
    let units = runs[0].units.lowerBound..<runs[runs.count - 1].units.upperBound
    context.drawing(runs[0].attributes, color) {
      runs.map(\.background).withUnsafeBufferPointer { rects in
        fillBackgroundRectArray(
          rects.baseAddress!, count: rects.count,
          forCharacterRange: NSRange(units, from: start), color: color)
      }
    }
  }

  /// Has the glyphs of a block shown, those of one font and one set of attributes at once.
  func showLetters(of block: Laid, at origin: CGPoint, in context: CGContext) {
    for run in shownRuns(of: block, at: origin, in: context) where run.attributes.attachment == nil
    {
      let values = storage?.content.runs.run(at: block.start + run.units.lowerBound).attributes
      let attributes = run.attributes
      context.drawing(attributes, attributes.takesColorFromContext ? nil : attributes.color) {
        run.withGlyphs { glyphs, positions, count in
          shownRun = (run, glyphs)
          showCGGlyphs(
            glyphs, positions: positions, count: count, font: run.font, textMatrix: .upright,
            attributes: values?.values ?? [:], in: context)
          shownRun = nil
        }
      }
    }
  }

  /// Those without a shadow first.
  private func shownRuns(
    of block: Laid, at origin: CGPoint, in context: CGContext
  ) -> [ShownRun] {
    let corner = CGPoint(
      x: origin.x + block.layout.origin.x, y: origin.y + block.top + block.layout.origin.y)
    let runs = block.layout.text.shownRuns(in: context, at: corner)
    return runs.filter { $0.attributes.shadow == nil } + runs.filter { $0.attributes.shadow != nil }
  }

  /// The glyphs that are just being shown are drawn as the text draws them; others are filled.
  func show(
    _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ font: CTFont, _ matrix: CGAffineTransform, in context: CGContext
  ) {
    if let shownRun, shownRun.glyphs == glyphs, shownRun.run.isShown(at: positions, count) {
      return shownRun.run.draw(in: context)
    }
    let toText = matrix.inverted()
    let places = (0..<max(0, count)).map { positions[$0].applying(toText) }
    context.saveGState()
    context.textMatrix = matrix
    CTFontDrawGlyphs(font, glyphs, places, places.count, context)
    context.restoreGState()
  }
}

extension ShownRun {
  /// Whether one rectangle array holds both.
  fileprivate func continuesBackground(of other: ShownRun) -> Bool {
    units.lowerBound == other.units.upperBound
      && attributes.background == other.attributes.background
      && attributes.shadow == other.attributes.shadow
  }
}

extension CGAffineTransform {
  /// Of text in a context whose y axis points down.
  fileprivate static var upright: Self { Self(scaleX: 1, y: -1) }
}

extension CGContext {
  /// Draws with the shadow of attributes, and with a fill colour if there is one.
  fileprivate func drawing(_ attributes: TextAttributes, _ color: CGColor?, _ body: () -> Void) {
    saveGState()
    if let shadow = attributes.shadow {
      setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    if let color { setFillColor(color) }
    body()
    restoreGState()
  }
}
