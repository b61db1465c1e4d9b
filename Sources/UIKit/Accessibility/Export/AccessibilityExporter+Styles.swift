import Foundation
import PlatformKit

// How text looks.
extension AccessibilityExporter {
  func style(at offset: Int, in node: AccessibilityNodeID) -> AccessibilityTextStyle? {
    guard let view = numbers.object(node) as? UIView, let text = view.styledText,
      (0..<text.length).contains(offset)
    else { return nil }
    var range = NSRange()
    var attributes = text.attributes(at: offset, effectiveRange: &range)
    if attributes[.font] == nil { attributes[.font] = view.baselineFont }
    var style = AccessibilityTextStyle(range.location..<range.location + range.length)
    view.traitCollection.performAsCurrent { style.take(RichStyle(attributes)) }
    return style
  }
}

extension UIView {
  /// Its text with attributes, if that is what its node says.
  fileprivate var styledText: NSAttributedString? {
    switch self {
    case let view as any EditedTextView: view.editedText.storage
    case let label as UILabel where label.accessibilityLabel == label.text: label.attributedText
    default: nil
    }
  }
}

extension AccessibilityTextStyle {
  fileprivate mutating func take(_ style: RichStyle) {
    (family, size) = (style.family ?? "", style.size)
    (isBold, isItalic) = (style.isBold, style.isItalic)
    (isUnderlined, isStruck) = (style.isUnderlined, style.isStruck)
    (color, background) = (style.color?.number, style.background?.number)
    address = style.link ?? ""
  }
}

extension RichColor {
  fileprivate var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
