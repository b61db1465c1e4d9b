public import CoreGraphics
import Foundation
public import FoundationAdditions

/// A font by PostScript name, full name or family; a size of 0 means 12.
///
/// If no installed font has the name, the system font is used. The matrix is applied to each glyph.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let face = FontDatabase.face(named: name).map { FontDescriptor.Face.named($0) }
  return CTFont(FontDescriptor(face: face ?? .system, size: size)).transformed(matrix?.pointee)
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.descriptor.size }

/// Points above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.lineMetrics.ascent }

/// Points below the baseline; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.lineMetrics.descent }

/// Points between lines in addition to ascent and descent.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.lineMetrics.leading }

/// Points from the baseline to the top of a flat capital letter.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }

/// Points from the baseline to the top of a flat lowercase letter.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }

/// For example "Inter-Regular"; empty if no font is installed.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.names.postScript }

/// For example "Inter"; empty if no font is installed.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.names.family }

/// For example "Inter Regular"; empty if no font is installed.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.names.full }

/// A kind of font that the system draws its own texts with.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xFFFF_FFFF
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case label = 10
}

/// The system's font of a kind; a size of 0 means 12 points, or 9 for the small ones. The language is not looked
/// at.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
  let isBold = uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem
  if uiType == .none { return nil }
  return CTFont(
    FontDescriptor(
      face: uiType == .userFixedPitch ? .monospaced : .system,
      size: size > 0 ? size : isSmall ? 9 : FontDescriptor.defaultSize, weight: isBold ? 600 : 400))
}

/// The font that shows the first character of a range: the font itself if it has it.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
  let units = Array(string.utf16.dropFirst(max(0, range.location)).prefix(max(0, range.length)))
  let part = String(decoding: units, as: UTF16.self)
  let line = CTLineCreateWithAttributedString(
    NSAttributedString(string: part, attributes: [kCTFontAttributeName: currentFont]))
  return line.runs.first.map {
    CTRunGetAttributes($0)[kCTFontAttributeName] as? CTFont ?? currentFont
  }
    ?? currentFont
}
