import CUIPango
public import CoreGraphics
import Foundation
public import FoundationAdditions

/// How the glyphs of a run follow each other.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The text goes from right to left.
  public static let rightToLeft = Self(rawValue: 1 << 0)
  /// Glyphs are not in the order of their characters, nor in the reverse one.
  public static let nonMonotonic = Self(rawValue: 1 << 1)
  /// The font has a matrix.
  public static let hasNonIdentityMatrix = Self(rawValue: 1 << 2)
}

/// The run's direction and order.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  var status: CTRunStatus = []
  let isReversed = run.run.isRightToLeft
  if isReversed { status.insert(.rightToLeft) }
  let units = run.glyphs.map(\.unit)
  let pairs = zip(units, units.dropFirst())
  if !pairs.allSatisfy({ isReversed ? $0 >= $1 : $0 <= $1 }) { status.insert(.nonMonotonic) }
  if !run.attributes.font.descriptor.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
  return status
}

/// The attributes of the string there, with the font that the glyphs are of: a substitute where the string's
/// lacks them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let (string, unit) = (run.line.string, run.units.lowerBound)
  var values: CFDictionary = [:]
  if unit < string.length {
    for (key, value) in string.attributes(at: unit, effectiveRange: nil) { values[key] = value }
  }
  values[kCTFontAttributeName] = run.font
  return values
}

/// The units of the string that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.units.lowerBound, length: run.units.count)
}

/// The width of a range of glyphs, and the font's ascent, descent and leading through the pointers.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = run.attributes.font.lineMetrics
  let room = run.attributes.attachment
  ascent?.pointee = room?.ascent ?? metrics.ascent
  descent?.pointee = room?.descent ?? metrics.descent
  leading?.pointee = metrics.leading
  if let room { return Double(room.width) }
  return run.part(range).reduce(0) { $0 + Double($1.advance) }
}

/// The box that a range of glyphs covers when the line is drawn at the context's text position.
public func CTRunGetImageBounds(
  _ run: CTRun, _ context: CGContext?, _ range: CFRange
) -> CGRect {
  let place = context?.textPosition ?? .zero
  let boxes = run.part(range).map { glyph in
    var number = glyph.glyph
    let box = CTFontGetBoundingRectsForGlyphs(run.font, .horizontal, &number, nil, 1)
    return box.isNull ? box : box.offsetBy(dx: glyph.position.x, dy: glyph.position.y)
  }
  let all = boxes.reduce(CGRect.null) { $0.union($1) }
  return all.isNull ? all : all.offsetBy(dx: place.x, dy: place.y)
}

/// The advances of a range of glyphs, and how far each lies from where the advances before it lead.
public func CTRunGetBaseAdvancesAndOrigins(
  _ run: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?,
  _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
  let part = run.part(range)
  var pen = run.run.x + run.glyphs[..<part.startIndex].reduce(0) { $0 + $1.advance }
  for (index, glyph) in part.enumerated() {
    advancesBuffer?[index] = CGSize(width: glyph.advance, height: 0)
    originsBuffer?[index] = CGPoint(x: glyph.position.x - pen, y: glyph.position.y)
    pen += glyph.advance
  }
}

/// The matrix of the run's font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform {
  run.attributes.font.descriptor.matrix
}

/// Draws a range of the run's glyphs, with the line's left end at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let part = run.part(range)
  guard let first = part.first, let last = part.last else { return }
  run.line.layout.paintAtTextPosition(of: context) { painter in
    guard painter.isWanted(run.attributes) else { return }
    run.run.withGlyphs(first.index...last.index) { painter.paint($0, .zero) }
  }
  if context.textDrawingMode.clips {
    context.clip(to: run.outlines(part).applying(context.textMatrix))
  }
}

extension CTRun {
  /// What the glyphs are of.
  var font: CTFont {
    let own = attributes.font
    guard let found = run.font, let description = pango_font_describe(found) else { return own }
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) }
    guard let family, own.faceFamily != family else { return own }
    return CTFont(
      FontDescriptor(
        face: .family(family), size: own.descriptor.size, weight: own.descriptor.weight,
        isItalic: own.descriptor.isItalic, settings: own.descriptor.settings))
  }
}

extension CTFont {
  /// As Pango names what it finds for the font.
  fileprivate var faceFamily: String? {
    PangoFonts.withFont(descriptor) { font -> String? in
      guard let description = pango_font_describe(font) else { return nil }
      defer { pango_font_description_free(description) }
      return pango_font_description_get_family(description).map { String(cString: $0) }
    } ?? nil
  }
}

extension GlyphRun {
  /// A run of these of Pango's glyphs alone, at their places.
  fileprivate func withGlyphs(_ indices: ClosedRange<Int>, _ body: (GlyphRun) -> Void) {
    guard let all = item.pointee.glyphs, let part = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(part) }
    let places = (0..<indices.lowerBound).map { all.pointee.glyphs[$0].geometry.width }
    pango_glyph_string_set_size(part, Int32(indices.count))
    for (index, source) in indices.enumerated() {
      part.pointee.glyphs[index] = all.pointee.glyphs[source]
      part.pointee.log_clusters[index] = all.pointee.log_clusters[source]
    }
    var run = item.pointee
    run.glyphs = part
    withUnsafeMutablePointer(to: &run) { run in
      let start = PangoUnits.points(places.reduce(0, &+))
      body(GlyphRun(item: run, x: x + start, base: byte - Int(item.pointee.item.pointee.offset)))
    }
  }
}
