import CUIPango
public import CoreGraphics

/// A glyph's number in its font; 0 stands for a missing character.
public typealias CGGlyph = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16

/// The directions of text that advances are asked for.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

/// Finds the glyphs of units of UTF-16; of a pair that makes one character, the second has none. False if
/// the font lacks a character.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: Int
) -> Bool {
  let found = font.glyphs(UnsafeBufferPointer(start: characters, count: max(count, 0)))
  for (index, glyph) in found.enumerated() { glyphs[index] = glyph ?? 0 }
  return !found.contains(0)
}

/// The advances of glyphs in points, and their sum. Text goes horizontally, whatever the orientation.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  let widening = font.descriptor.settings?.widening ?? 1
  let widths = font.reading { face in
    (0..<max(count, 0)).map {
      widening * PangoUnits.points(hb_font_get_glyph_h_advance(face, UInt32(glyphs[$0])))
    }
  }
  for (index, width) in (widths ?? []).enumerated() {
    advances?[index] = CGSize(width: width, height: 0)
  }
  return Double((widths ?? []).reduce(0, +))
}

/// The boxes of glyphs around their origins, in points with y growing upwards, and the box around all.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  let boxes = font.reading { face in
    (0..<max(count, 0)).map { index -> CGRect in
      var extents = hb_glyph_extents_t()
      hb_font_get_glyph_extents(face, UInt32(glyphs[index]), &extents)
      return CGRect(
        x: PangoUnits.points(extents.x_bearing), y: PangoUnits.points(extents.y_bearing),
        width: PangoUnits.points(extents.width), height: PangoUnits.points(extents.height)
      ).standardized.applying(font.descriptor.matrix)
    }
  }
  for (index, box) in (boxes ?? []).enumerated() { boundingRects?[index] = box }
  return (boxes ?? []).filter { !$0.isEmpty }.reduce(.null) { $0.union($1) }
}

/// The boxes that glyphs are aligned by, in points with y growing upwards, and the box around all: from the origin as
/// wide as their advances, from the font's descent to its ascent. There are no optical margins. Options are 0.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int, _ options: UInt
) -> CGRect {
  let (ascent, descent) = (CTFontGetAscent(font), CTFontGetDescent(font))
  let boxes = (0..<max(count, 0)).map { index in
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs + index, nil, 1)
    return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
  }
  for (index, box) in boxes.enumerated() { boundingRects?[index] = box }
  return boxes.reduce(.null) { $0.union($1) }
}

/// The outline of a glyph in points with y growing upwards; nil for glyphs without one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.outline(glyph)
  guard !outline.isEmpty else { return nil }
  return CGPath(elements: matrix.map { outline.applying($0.pointee) } ?? outline)
}

/// Draws glyphs at positions of text space by the context's text drawing mode and colours, or with colours of their
/// own. The current path is cleared.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let placed = (0..<max(count, 0)).map { (glyphs[$0], positions[$0]) }.filter { $0.1.isFinite }
  if font.hasColors { return font.drawColors(placed, in: context) }
  context.drawGlyphs(CGPath(elements: font.outlines(placed).applying(context.textMatrix)))
}

/// The number of glyphs in the font; 0 if there is no font.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int {
  font.reading { Int(hb_face_get_glyph_count(hb_font_get_face($0))) } ?? 0
}

/// The units that the font's outlines are drawn in, to the side of a square as large as the font.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  font.reading { hb_face_get_upem(hb_font_get_face($0)) } ?? 1000
}

/// Points from the baseline to the middle of the line under text; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.metrics.underlineDepth }

/// The height of the line under text in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.metrics.underlineThickness
}

extension CTFont {
  /// Nil if there is no font.
  func reading<Value>(_ body: (OpaquePointer) -> Value) -> Value? {
    PangoFonts.withFont(descriptor) { pango_font_get_hb_font($0).map(body) } ?? nil
  }

  /// 0 for characters that the font lacks, nil for the second unit of a character.
  fileprivate func glyphs(_ units: UnsafeBufferPointer<UniChar>) -> [CGGlyph?] {
    let found = reading { face in
      var result: [CGGlyph?] = []
      for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(face, scalar.value, &glyph)
        result.append(CGGlyph(truncatingIfNeeded: glyph))
        if scalar.value > 0xFFFF { result.append(nil) }
      }
      return result
    }
    return found ?? Array(repeating: 0, count: units.count)
  }

  /// At positions of text space.
  func outlines(_ glyphs: [(CGGlyph, CGPoint)]) -> PathElements {
    var (known, result) = ([CGGlyph: PathElements](), PathElements())
    for (glyph, position) in glyphs {
      let outline = known[glyph] ?? outline(glyph)
      known[glyph] = outline
      result.append(outline, CGAffineTransform(translationX: position.x, y: position.y))
    }
    return result
  }

  /// With y growing upwards. Glyphs that are pictures have none.
  fileprivate func outline(_ glyph: CGGlyph) -> PathElements {
    PangoFonts.withFont(descriptor) { font -> PathElements in
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
      guard let scaled, font.flag(FC_OUTLINE) ?? true else { return PathElements() }
      return GlyphOutlines.read(scaled, glyph: UInt32(glyph)).applying(descriptor.matrix)
    } ?? PathElements()
  }
}

extension CTFont {
  /// Whether glyphs have their own colours, as emoji do.
  fileprivate var hasColors: Bool { PangoFonts.withFont(descriptor, GlyphRun.hasColors) ?? false }

  fileprivate func drawColors(_ glyphs: [(CGGlyph, CGPoint)], in context: CGContext) {
    context.withGlyphPen { pen in
      _ = PangoFonts.withFont(descriptor) { font in
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
        cairo_set_scaled_font(pen.cairo, scaled)
        for (glyph, position) in glyphs where ColorGlyphs.canBeMade(PangoGlyph(glyph), of: font) {
          let place = descriptor.matrix.concatenating(
            CGAffineTransform(translationX: position.x, y: position.y)
          ).concatenating(context.textMatrix)
          var matrix = cairo_matrix_t(
            xx: Double(place.a), yx: Double(place.b), xy: -Double(place.c), yy: -Double(place.d),
            x0: Double(place.tx), y0: Double(place.ty))
          cairo_save(pen.cairo)
          cairo_transform(pen.cairo, &matrix)
          var one = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
          cairo_show_glyphs(pen.cairo, &one, 1)
          cairo_restore(pen.cairo)
        }
      }
    }
  }
}

/// The outlines of glyphs as Cairo has them.
private enum GlyphOutlines {
  /// Cairo keeps paths in 256ths of a pixel.
  private static let scale = 64.0

  static func read(_ font: OpaquePointer, glyph: UInt32) -> PathElements {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    var place = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, font)
    cairo_glyph_path(cairo, &place, 1)
    guard let path = cairo_copy_path(cairo) else { return PathElements() }
    defer { cairo_path_destroy(path) }
    return elements(path.pointee)
  }

  private static func elements(_ path: cairo_path_t) -> PathElements {
    var result = PathElements()
    var index = 0
    while index < Int(path.num_data) {
      let header = path.data[index].header
      func point(_ number: Int) -> CGPoint {
        let place = path.data[index + number].point
        return CGPoint(x: place.x, y: -place.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: result.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: result.append(.cubic(point(1), point(2), point(3)))
      default: if result.current != nil { result.append(.close) }
      }
      index += max(Int(header.length), 1)
    }
    return result
  }
}
