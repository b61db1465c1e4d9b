import CoreGraphics
import CoreText
import Foundation
import TextKit

struct LabelStyle {
  enum Content: Equatable {
    case plain(String)
    case attributed(NSAttributedString)
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var content: Content?
  var font = LabelStyle.defaultFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var allowsTightening = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var preferredMaxLayoutWidth: CGFloat = 0
  var followsTextSize = false

  var text: String? {
    switch content {
    case .plain(let string): string
    case .attributed(let string): string.string
    case nil: nil
    }
  }

  /// What an attributed text begins with.
  func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard case .attributed(let string) = content, string.length > 0 else { return nil }
    return string.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  var firstParagraph: NSParagraphStyle? { firstAttribute(.paragraphStyle) }

  var attributedText: NSAttributedString? {
    switch content {
    case .plain(let string):
      NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: textColor])
    case .attributed(let string): string
    case nil: nil
    }
  }

  /// Replaces the text's own colours while highlighted; nil for none.
  var tint: UIColor? { isHighlighted ? highlightedTextColor : nil }

  /// The text to lay out; nil if it is empty.
  var layoutText: AttributedText? {
    switch content {
    case .plain(let string): string.isEmpty ? nil : AttributedText(string, [:], defaults)
    case .attributed(let string): string.length == 0 ? nil : AttributedText(string, defaults)
    case nil: nil
    }
  }

  private var defaults: TextDefaults {
    var defaults = TextDefaults(font: font, color: textColor)
    defaults.paragraph.alignment = alignment.coreText
    defaults.paragraph.lineBreakMode = lineBreakMode.coreText
    defaults.paragraph.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
    return defaults
  }
}

/// The inputs of a label's measurement other than its style.
struct LabelLimits: Equatable {
  var limits: TextLimits
  var scale: CGFloat
}
