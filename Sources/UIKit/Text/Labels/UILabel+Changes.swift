import CoreGraphics
import Foundation
import TextKit

extension UILabel {
  /// All setters use this. An equal value changes nothing; another one invalidates display and
  /// size.
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LabelStyle, Value>, to value: Value, resizes: Bool = true
  ) {
    guard style[keyPath: path] != value else { return }
    style[keyPath: path] = value
    setNeedsDisplay()
    guard resizes else { return }
    measured = nil
    invalidateIntrinsicContentSize()
  }

  /// Stores a copy, so that later changes of a mutable string do not affect the label.
  func setAttributedText(_ string: NSAttributedString?) {
    let copy = string.map { NSAttributedString(attributedString: $0) }
    change(\.content, to: copy.map { .attributed($0) })
  }

  func setFont(_ font: UIFont) {
    change(\.font, to: font)
    restyle(.font, font)
  }

  func setTextColor(_ color: UIColor) {
    change(\.textColor, to: color, resizes: false)
    restyle(.foregroundColor, color)
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    change(\.alignment, to: alignment, resizes: false)
    changeParagraphs { $0.alignment = alignment }
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    change(\.lineBreakMode, to: mode)
    changeParagraphs { $0.lineBreakMode = mode }
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let string) = style.content else { return }
    let restyled = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let paragraph = value as? NSParagraphStyle,
        let new = paragraph.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      change(new)
      restyled.addAttribute(.paragraphStyle, value: new, range: range)
    }
    setAttributedText(restyled)
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let string) = style.content else { return }
    let restyled = NSMutableAttributedString(attributedString: string)
    restyled.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
    setAttributedText(restyled)
  }
}
