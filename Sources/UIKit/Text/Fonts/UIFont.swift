package import CoreText
public import Foundation
import TextKit

/// A font face and size for drawing and measuring text. Immutable; can be used on any thread.
///
/// Inter replaces San Francisco. Lines use San Francisco's metrics, but the glyphs are Inter's.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The first field, as Foundation reads it.
  private let typeField = FoundationTypeField()
  package let ctFont: CTFont
  /// Nil for a font of one size.
  let scaling: FontScaling?

  init(_ ctFont: CTFont, scaling: FontScaling?) {
    self.ctFont = ctFont
    self.scaling = scaling
    super.init()
  }

  package convenience init(_ ctFont: CTFont) { self.init(ctFont, scaling: nil) }

  /// Finds a font by PostScript name, full name or family, such as "DejaVuSans-Bold". Fonts that every iOS device
  /// has are replaced where they are not installed. Nil for other names that none has. A size of 0 means 12 points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontDatabase.face(named: fontName) else { return nil }
    ctFont = CTFont(FontDescriptor(face: .named(face), size: fontSize))
    scaling = nil
    super.init()
  }

  /// Finds a font. A size of 0 means the descriptor's, or 12 where that has none.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    ctFont = CTFont(
      descriptor.descriptor.resized(pointSize > 0 ? pointSize : descriptor.pointSize))
    scaling = pointSize > 0 ? nil : descriptor.textStyle.map { FontScaling(style: $0) }
    super.init()
  }

  /// The system font where the archive names none that is installed.
  public required init?(coder: NSCoder) {
    let descriptor = coder.object(UIFontDescriptor.self, "UIFontDescriptor")
    ctFont = CTFont((descriptor ?? .plain).descriptor)
    scaling = FontScaling(coder)
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
    scaling?.encode(with: coder)
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || (other.ctFont == ctFont && other.scaling == scaling)
  }

  open override var hash: Int { ctFont.hashValue }

  /// Family, weight, slant and size, in the words of style sheets as in UIKit.
  open override var description: String { text }

  /// The font of a text style at the size that the current traits prefer.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(style, UITraitCollection.current.preferredContentSizeCategory)
  }

  /// The font of a text style at the size that the traits prefer; nil means the current traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The installed families, sorted.
  open class var familyNames: [String] { FontDatabase.families() }

  /// The PostScript names of a family's fonts, sorted; none for a family that is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontDatabase.faces(ofFamily: familyName)
  }

  /// The system font with regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }

  /// The system font with this weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system font with this weight, in a width if the font that is installed has it.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    let descriptor = system(fontSize, weight).ctFont.descriptor
    return UIFont(CTFont(descriptor.setting { $0.width = FontWeights.step(width: width.rawValue) }))
  }

  /// The semibold system font, as on Apple's systems.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .semibold)
  }

  /// The slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .system, size: fontSize, isItalic: true)))
  }

  /// The system font with digits of equal width, for changing numbers and columns.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    monospacedDigits(fontSize, weight)
  }

  /// The monospaced font set in fontconfig.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(CTFont(FontDescriptor(face: .monospaced, size: fontSize, weight: weight.cssWeight)))
  }

  /// The PostScript name of the installed file, such as "Inter-Regular" for the system font.
  open var fontName: String { ctFont.names.postScript }

  /// The family of the installed file.
  open var familyName: String { ctFont.names.family }

  /// In points.
  open var pointSize: CGFloat { ctFont.descriptor.size }

  /// Points above the baseline; 0.952148 of the size for the system font.
  open var ascender: CGFloat { ctFont.lineMetrics.ascent }

  /// Points below the baseline, negative; -0.241211 of the size for the system font.
  open var descender: CGFloat { -ctFont.lineMetrics.descent }

  /// Ascender minus descender; 1.193359 of the size for the system font.
  open var lineHeight: CGFloat { ctFont.lineMetrics.lineHeight }

  /// Points between lines in addition to `lineHeight`; 0 for the system font.
  open var leading: CGFloat { ctFont.lineMetrics.leading }

  /// Points from the baseline to the top of a flat capital letter, as drawn.
  open var capHeight: CGFloat { ctFont.metrics.capHeight }

  /// Points from the baseline to the top of a flat lowercase letter, as drawn.
  open var xHeight: CGFloat { ctFont.metrics.xHeight }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(ctFont.resized(fontSize)) }

  /// What the font was looked up by.
  open var fontDescriptor: UIFontDescriptor { ownDescriptor }
}

extension UIFont: CTFontProviding {}

extension CTFont {
  func resized(_ size: CGFloat) -> CTFont { CTFont(descriptor.resized(size)) }
}
