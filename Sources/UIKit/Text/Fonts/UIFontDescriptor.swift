package import CoreText
public import Foundation

/// What a font is looked up by: a name, or a family with weight and slant, and a size. Immutable; can
/// be used on any thread.
///
/// Fonts come from fontconfig. Matrices, cascade lists and character sets are not looked at.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let descriptor: FontDescriptor
  /// The size that was given; 0 for none.
  public let pointSize: CGFloat
  let textStyle: UIFont.TextStyle?

  package init(_ descriptor: FontDescriptor, size: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    pointSize = size
    super.init()
  }

  /// Describes the system font where the attributes name no font that is installed.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let system = UIFontDescriptor(FontDescriptor(face: .system, size: 0), size: 0)
    let made = system.addingAttributes(attributes)
    self.init(made.descriptor, size: made.pointSize, textStyle: made.textStyle)
  }

  /// Finds a font as `UIFont(name:size:)` does.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of a text style at the size that the traits prefer.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return UIFontDescriptor(font.ctFont.descriptor, size: font.pointSize, textStyle: style)
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && pointSize == other.pointSize
      && textStyle == other.textStyle
  }

  open override var hash: Int { descriptor.hashValue }

  /// The PostScript name of the installed file.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The traits of weight, slant and spacing.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.weight >= 600 { traits.insert(.traitBold) }
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.face == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What it is looked up by.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.traits: traitValues]
    if pointSize != 0 { attributes[.size] = pointSize }
    if let textStyle { attributes[.textStyle] = textStyle }
    switch descriptor.face {
    case .family(let family): attributes[.family] = family
    case .named: attributes[.name] = postscriptName
    case .system, .monospaced: break
    }
    return attributes
  }

  /// One of `fontAttributes`.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  private var traitValues: [TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue,
      .weight: UIFont.Weight(cssWeight: descriptor.weight).rawValue,
      .slant: descriptor.isItalic ? 1.0 : 0.0,
    ]
  }
}
