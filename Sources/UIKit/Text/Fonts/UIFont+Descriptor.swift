import CoreText
public import Foundation

extension UIFont {
  /// What the font was looked up by.
  public var fontDescriptor: UIFontDescriptor {
    let style = scaling.flatMap { $0.size == nil ? $0.style : nil }
    return UIFontDescriptor(ctFont.descriptor, size: pointSize, textStyle: style)
  }

  /// Finds a font. A size of 0 means the descriptor's, or 12 where that has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let style = pointSize > 0 ? nil : descriptor.textStyle
    self.init(
      CTFont(descriptor.descriptor.resized(size)), scaling: style.map { FontScaling(style: $0) })
  }

  /// The installed families, sorted.
  public class var familyNames: [String] { FontDatabase.families() }

  /// The PostScript names of a family's fonts, sorted; none for a family that is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontDatabase.faces(ofFamily: familyName)
  }

  /// The font of a text style at the size that the traits prefer; nil means the current traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, (traitCollection ?? .current).preferredContentSizeCategory)
  }
}
