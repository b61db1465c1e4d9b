import Foundation

/// What a text view gives text that has no attributes of its own, and rarely used settings.
struct TextViewStyle {
  @MainActor static let defaultFont = UIFont.systemFont(ofSize: 12)

  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var followsTextSize = false
  var border = UITextView.BorderStyle.none
  var usesStandardScaling = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// Whether the delegate was told that editing has begun.
  var isEditing = false

  @MainActor var usedFont: UIFont { font ?? Self.defaultFont }
  @MainActor var usedColor: UIColor { textColor ?? .label }

  @MainActor var attributes: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [
      .font: usedFont, .foregroundColor: usedColor,
    ]
    if alignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      values[.paragraphStyle] = style
    }
    return values
  }
}
