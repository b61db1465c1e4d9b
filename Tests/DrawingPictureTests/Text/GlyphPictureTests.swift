import CoreGraphics
import CoreText
import Foundation
import Testing

/// Glyphs that are shown by their numbers, under text matrices and in all drawing modes, and their outlines.
@MainActor @Suite struct GlyphPictureTests {
  @Test(arguments: DrawingScene.glyphs + DrawingScene.modes + DrawingScene.outlines)
  func looksAsItDid(scene: DrawingScene) throws {
    // Antialiasing of glyphs differs between versions of FreeType.
    try scene.expectPicture(.upwards, tolerance: 8)
  }
}

extension DrawingScene {
  fileprivate static let glyphs = [
    DrawingScene("shown", 72, 40) { context, shows in
      let font = try #require(CGFont("DejaVuSans-Bold"))
      let glyphs = ["R", "g", "s"].map { font.getGlyphWithGlyphName(name: $0) }
      context.setFont(font)
      context.setFontSize(24)
      context.setFillColor(.navy)
      let places = [point(6, 12), point(30, 16), point(52, 8)]
      if shows { context.showGlyphs(glyphs, at: places) }
    },
    DrawingScene("text-matrix", 72, 56) { context, shows in
      let font = try #require(CGFont("DejaVuSans-Bold"))
      let glyphs = ["R", "g"].map { font.getGlyphWithGlyphName(name: $0) }
      context.setFont(font)
      context.setFontSize(20)
      for turn in 0..<3 {
        let angle = shows ? CGFloat(turn) * 0.5 : 0
        context.textMatrix = CGAffineTransform(translationX: 8, y: 8).rotated(by: angle)
          .scaledBy(x: 1.2, y: 0.8)
        context.setFillColor([CGColor.navy, .rose, .leaf][turn])
        context.showGlyphs(glyphs, at: [point(10, 0), point(32, 0)])
      }
    },
    DrawingScene("text-position", 72, 48) { context, shows in
      let line = line("Lines", size: 14)
      context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)
      for row in 0..<3 {
        context.textPosition = shows ? point(4 + 8 * CGFloat(row), 4 + 14 * CGFloat(row)) : .zero
        CTLineDraw(line, context)
      }
    },
  ]

  /// Letters in a mode, and stripes over them in case they have become the clip.
  private static func mode(_ name: String, _ mode: CGTextDrawingMode) -> DrawingScene {
    DrawingScene(name, 72, 40) { context, shows in
      context.setFillColor(.sun)
      context.setStrokeColor(.navy)
      context.setLineWidth(1.5)
      if shows { context.setTextDrawingMode(mode) }
      context.textPosition = point(6, 10)
      CTLineDraw(line("Ag", size: 32, name: "DejaVuSans-Bold", isOfContext: true), context)
      for row in 0..<4 { context.fill(0, 10 * CGFloat(row), 72, 4, .rose) }
    }
  }

  fileprivate static let modes = [
    mode("mode-stroke", .stroke), mode("mode-fill-stroke", .fillStroke),
    mode("mode-invisible", .invisible), mode("mode-fill-clip", .fillClip),
    mode("mode-stroke-clip", .strokeClip), mode("mode-fill-stroke-clip", .fillStrokeClip),
    mode("mode-clip", .clip),
  ]

  fileprivate static let outlines = [
    DrawingScene("outlines", 72, 48) { context, shows in
      let font = CTFontCreateWithName("DejaVuSans-Bold", 40, nil)
      var leaning = CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 2, ty: 10)
      context.setFillColor(.mist)
      context.setStrokeColor(.navy)
      context.setLineDash(phase: 0, lengths: [3, 2])
      for name in ["R", "g"] where shows {
        let glyph = CTFontGetGlyphWithName(font, name)
        let outline = CTFontCreatePathForGlyph(font, glyph, &leaning)
        context.addPath(try #require(outline))
        context.drawPath(using: .fillStroke)
        leaning.tx += 32
      }
    },
    DrawingScene("outlines-combined", 72, 48) { context, shows in
      let font = CTFontCreateWithName("DejaVuSans-Bold", 48, nil)
      let glyph = CTFontGetGlyphWithName(font, "B")
      var place = CGAffineTransform(translationX: 16, y: 6)
      let outline = CTFontCreatePathForGlyph(font, glyph, &place)
      let letter = try #require(outline)
      let disc = CGPath(ellipseIn: rect(24, 10, 40, 30), transform: nil)
      context.addPath(shows ? disc.subtracting(letter) : disc)
      context.setFillColor(.leaf)
      context.fillPath()
    },
  ]
}

/// In the context's own colour where it is asked for.
private func line(
  _ text: String, size: CGFloat, name: String = "DejaVuSans", isOfContext: Bool = false
) -> CTLine {
  var values: [NSAttributedString.Key: Any] = [
    kCTFontAttributeName: CTFontCreateWithName(name, size, nil)
  ]
  if isOfContext { values[kCTForegroundColorFromContextAttributeName] = true }
  return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: values))
}
