import CUIPango
public import CoreGraphics
import Foundation
public import FoundationAdditions

/// Glyphs of a line that have one font and one set of attributes.
///
/// Not thread-safe: use it on the thread that made its line.
public final class CTRun {
  /// A glyph of a run; what has no shape, such as a control character, is left out.
  struct Glyph {
    let glyph: CGGlyph
    /// From the left end of the line's baseline, y upwards.
    let position: CGPoint
    let advance: CGFloat
    /// The first unit of the string that it stands for.
    let unit: Int
    /// Its place among Pango's glyphs.
    let index: Int
  }

  let line: CTLine
  let run: GlyphRun
  /// Of the string.
  let units: Range<Int>
  let glyphs: [Glyph]
  private let numbers: UnsafeMutableBufferPointer<CGGlyph>
  private let positions: UnsafeMutableBufferPointer<CGPoint>
  private let advances: UnsafeMutableBufferPointer<CGSize>
  private let indices: UnsafeMutableBufferPointer<CFIndex>

  /// The counter counts from where the line's string begins.
  init(_ run: GlyphRun, in line: CTLine, _ counter: inout UnitCounter) {
    (self.line, self.run) = (line, run)
    units = counter.units(ofBytes: run.bytes(in: line))
    glyphs = run.glyphs(in: line, &counter)
    numbers = Self.copy(glyphs.map(\.glyph))
    positions = Self.copy(glyphs.map(\.position))
    advances = Self.copy(glyphs.map { CGSize(width: $0.advance, height: 0) })
    indices = Self.copy(glyphs.map(\.unit))
  }

  deinit {
    numbers.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }

  private static func copy<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
    let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
    _ = buffer.initialize(from: values)
    return buffer
  }

  var attributes: TextAttributes { line.layout.storage.run(at: run.byte).attributes }

  /// The glyphs of a range; a length of 0 means up to the end.
  func part(_ range: CFRange) -> ArraySlice<Glyph> {
    let start = min(max(range.location, 0), glyphs.count)
    let length = range.length == 0 ? glyphs.count - start : max(0, range.length)
    return glyphs[start..<start + min(length, glyphs.count - start)]
  }
}

/// The number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The glyphs of a range; a length of 0 means up to the end.
public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = glyph.glyph }
}

/// All glyphs, valid as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.numbersPointer }

/// The positions of a range of glyphs, from the left end of the line's baseline.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = glyph.position }
}

/// All positions, valid as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positionsPointer }

/// The advances of a range of glyphs.
public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (index, glyph) in run.part(range).enumerated() {
    buffer[index] = CGSize(width: glyph.advance, height: 0)
  }
}

/// All advances, valid as long as the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advancesPointer }

/// The units that a range of glyphs stands for.
public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = glyph.unit }
}

/// All units, valid as long as the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  run.indicesPointer
}

extension CTRun {
  fileprivate var numbersPointer: UnsafePointer<CGGlyph>? { UnsafePointer(numbers.baseAddress) }
  fileprivate var positionsPointer: UnsafePointer<CGPoint>? { UnsafePointer(positions.baseAddress) }
  fileprivate var advancesPointer: UnsafePointer<CGSize>? { UnsafePointer(advances.baseAddress) }
  fileprivate var indicesPointer: UnsafePointer<CFIndex>? { UnsafePointer(indices.baseAddress) }
}

extension GlyphRun {
  /// Without those of an ellipsis or a hyphen that the text lacks.
  fileprivate func bytes(in line: CTLine) -> Range<Int> {
    let end = line.line?.source.range.upperBound ?? byte
    return min(byte, end)..<min(byte + Int(item.pointee.item.pointee.length), end)
  }

  fileprivate func glyphs(in line: CTLine, _ counter: inout UnitCounter) -> [CTRun.Glyph] {
    guard let string = item.pointee.glyphs?.pointee else { return [] }
    let attributes = line.layout.storage.run(at: byte).attributes
    let most = line.line?.source.range.upperBound ?? byte
    var (glyphs, pen) = ([CTRun.Glyph](), Int32(0))
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      defer { pen &+= info.geometry.width }
      let isEmpty = info.glyph == Self.emptyGlyph
      if isEmpty, attributes.attachment == nil { continue }
      let isMissing = isEmpty || info.glyph & Self.unknownGlyph != 0
      let place = CGPoint(
        x: x + PangoUnits.points(pen &+ info.geometry.x_offset),
        y: attributes.baselineOffset - PangoUnits.points(info.geometry.y_offset))
      let at = min(byte + Int(string.log_clusters[index]), most)
      glyphs.append(
        CTRun.Glyph(
          glyph: isMissing ? 0 : CGGlyph(truncatingIfNeeded: info.glyph), position: place,
          advance: PangoUnits.points(info.geometry.width),
          unit: counter.unit(ofByte: at), index: index))
    }
    return glyphs
  }
}
