package import CoreText
public import Foundation

/// What a font is looked up by: a name, or a family with weight and slant, and a size. Immutable; can
/// be used on any thread.
///
/// Fonts come from fontconfig. Character sets and fixed advances are not looked at.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let descriptor: FontDescriptor
  let size: CGFloat
  let textStyle: UIFont.TextStyle?

  package init(_ descriptor: FontDescriptor, size: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    self.size = size
    super.init()
  }

  /// Describes the system font where the attributes name no font that is installed.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let made = UIFontDescriptor.plain.adding(attributes)
    (descriptor, size, textStyle) = (made.descriptor, made.size, made.textStyle)
    super.init()
  }

  /// Finds a font as `UIFont(name:size:)` does.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Finds a font as `UIFont(name:size:)` does, whose glyphs are transformed.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// Describes the system font where the archive names no font that is installed.
  public required init?(coder: NSCoder) {
    descriptor = FontDescriptor(coder)
    size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    textStyle = coder.text("UIFontTextStyle").map { UIFont.TextStyle(rawValue: $0) }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    descriptor.encode(with: coder)
    coder.encode(Double(size), forKey: "UIFontPointSize")
    if let textStyle { coder.encode(textStyle.rawValue, forKey: "UIFontTextStyle") }
  }

  /// True: archives are read with the classes that are expected.
  open class var supportsSecureCoding: Bool { true }

  /// The descriptor of a text style at the size that the current traits prefer.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style at the size that the traits prefer.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return UIFontDescriptor(font.ctFont.descriptor, size: font.pointSize, textStyle: style)
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && size == other.size && textStyle == other.textStyle
  }

  open override var hash: Int { descriptor.hashValue }

  /// The attributes, as in UIKit.
  open override var description: String { "UICTFontDescriptor = \(fontAttributes)" }

  /// The size that was given; 0 for none.
  open var pointSize: CGFloat { size }

  /// Applied to each glyph.
  open var matrix: CGAffineTransform { descriptor.matrix }

  /// The PostScript name of the installed file.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The traits of weight, slant and spacing.
  open var symbolicTraits: SymbolicTraits { ownSymbolicTraits }

  /// What it is looked up by.
  open var fontAttributes: [AttributeName: Any] { ownAttributes }

  /// One of `fontAttributes`.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The descriptor itself, or none where its font lacks a mandatory attribute.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    matches(mandatoryKeys ?? []) ? [self] : []
  }

  /// A copy with other attributes. A name or a family that is not installed changes nothing.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    adding(attributes)
  }

  /// A copy with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(descriptor.resized(newPointSize), size: newPointSize, textStyle: textStyle)
  }

  /// A copy whose glyphs are transformed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }

  /// A copy of another family, if it is installed.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// A copy with the weight and slant that a face's name says, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// A copy that is bold, slanted, narrow, wide or of equal widths as asked for, and else regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.setSymbolicTraits(CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)) }
  }

  /// A copy of another design of the system font; nil for fonts that are not the system's. The
  /// rounded one looks like the default.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { designed(design) }
}
