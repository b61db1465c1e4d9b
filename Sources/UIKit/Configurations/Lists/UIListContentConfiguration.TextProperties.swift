import CoreGraphics
public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// How the text's lines are aligned.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// What is done to the letters of plain text.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// Its font.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// Changes the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the text's lines are aligned.
    public var alignment = TextAlignment.natural
    /// How a line ends that does not fit.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Where lines may end.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// 0 for no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks that does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that it shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the whole text shows while the pointer rests on it.
    public var showsExpansionTextWhenTruncated = false
    /// What is done to the letters of plain text.
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour with the transformer's changes.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.localizedUppercase
      case .lowercase: text?.localizedLowercase
      case .capitalized: text?.localizedCapitalized
      }
    }

    /// Transformers are compared by whether they are there.
    public static func == (one: TextProperties, other: TextProperties) -> Bool {
      one.font == other.font && one.color == other.color && one.alignment == other.alignment
        && one.hasSameLines(as: other) && one.transform == other.transform
        && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        && one.showsExpansionTextWhenTruncated == other.showsExpansionTextWhenTruncated
        && (one.colorTransformer == nil) == (other.colorTransformer == nil)
    }

    private func hasSameLines(as other: TextProperties) -> Bool {
      numberOfLines == other.numberOfLines && lineBreakMode == other.lineBreakMode
        && lineBreakStrategy == other.lineBreakStrategy
        && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
        && minimumScaleFactor == other.minimumScaleFactor
        && allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }
}
