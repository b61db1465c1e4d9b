public import CoreGraphics
import Diagnostics

/// A font by PostScript name, full name or family; a size of 0 means 12.
///
/// If no installed font has the name, the system font is used. `matrix` must be nil or the
/// identity: transformed fonts are not supported, and any other matrix is logged and ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  if let matrix, matrix.pointee != .identity { Log.text.write("a font's matrix is ignored") }
  let face = FontDatabase.face(named: name).map { FontDescriptor.Face.named($0) }
  return CTFont(FontDescriptor(face: face ?? .system, size: size))
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
