import CoreGraphics
import CoreText
import Foundation

extension CATextLayer {
  static let fontSizeKey = "fontSize"
  static let colorKey = "foregroundColor"
  static let animatedKeys = [fontSizeKey, colorKey]
  static let standardSize: CGFloat = 36

  /// The style with the size and colour of the presentation.
  var shownStyle: TextLayerStyle {
    var style = textStyle
    (style.fontSize, style.color) = (fontSize, foregroundColor)
    return style
  }

  func change<Value: Equatable>(
    _ path: WritableKeyPath<TextLayerStyle, Value>, to new: Value
  ) {
    if textStyle[keyPath: path] == new { return }
    textStyle[keyPath: path] = new
    setNeedsDisplay()
  }

  func changeString(to new: Any?) {
    switch new {
    case nil: change(\.content, to: nil)
    case let string as String: change(\.content, to: .plain(string))
    case let string as NSAttributedString:
      change(\.content, to: .attributed(NSAttributedString(attributedString: string)))
    default: _ = accepts(false, "string")
    }
  }

  func changeFont(to new: Any?) {
    let found = new.map(CATextLayer.font)
    guard accepts(found != .some(nil), "font") else { return }
    givenFont = new
    change(\.font, to: found ?? nil)
  }

  private static func font(_ value: Any) -> CTFont? {
    switch value {
    case let font as CTFont: font
    case let name as String: CTFontCreateWithName(name, 0, nil)
    case let provider as any CTFontProviding: provider.ctFont
    default: nil
    }
  }
}
