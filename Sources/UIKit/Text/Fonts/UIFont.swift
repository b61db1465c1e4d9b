package import CoreText
public import Foundation

/// A font face and size for drawing and measuring text. Immutable; can be used on any thread.
///
/// Inter replaces San Francisco. Lines use San Francisco's metrics, but the glyphs are Inter's.
open class UIFont: NSObject, @unchecked Sendable {
  package let ctFont: CTFont
  /// Nil for a font of one size.
  let scaling: FontScaling?

  init(_ ctFont: CTFont, scaling: FontScaling?) {
    self.ctFont = ctFont
    self.scaling = scaling
    super.init()
  }

  package convenience init(_ ctFont: CTFont) { self.init(ctFont, scaling: nil) }

  /// Finds a font by PostScript name, full name or family, such as "DejaVuSans-Bold". Nil if none
  /// is installed. A size of 0 means 12 points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontDatabase.face(named: fontName) else { return nil }
    ctFont = CTFont(FontDescriptor(face: .named(face), size: fontSize))
    scaling = nil
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.ctFont == ctFont && other.scaling == scaling)
  }

  open override var hash: Int { ctFont.hashValue }

  open override var description: String { "UIFont \(fontName) \(pointSize)" }
}

extension UIFont: CTFontProviding {}

extension UIFont {
  /// In points.
  public var pointSize: CGFloat { ctFont.descriptor.size }

  /// The PostScript name of the installed file, such as "Inter-Regular" for the system font.
  public var fontName: String { ctFont.names.postScript }

  /// The family of the installed file.
  public var familyName: String { ctFont.names.family }

  /// Points above the baseline; 0.952148 of the size for the system font.
  public var ascender: CGFloat { ctFont.lineMetrics.ascent }

  /// Points below the baseline, negative; -0.241211 of the size for the system font.
  public var descender: CGFloat { -ctFont.lineMetrics.descent }

  /// Ascender minus descender; 1.193359 of the size for the system font.
  public var lineHeight: CGFloat { ctFont.lineMetrics.lineHeight }

  /// Points between lines in addition to `lineHeight`; 0 for the system font.
  public var leading: CGFloat { ctFont.lineMetrics.leading }

  /// Points from the baseline to the top of a flat capital letter, as drawn.
  public var capHeight: CGFloat { ctFont.metrics.capHeight }

  /// Points from the baseline to the top of a flat lowercase letter, as drawn.
  public var xHeight: CGFloat { ctFont.metrics.xHeight }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(ctFont.resized(fontSize))
  }
}

extension CTFont {
  func resized(_ size: CGFloat) -> CTFont { CTFont(descriptor.resized(size)) }
}
