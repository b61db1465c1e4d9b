import CoreText
import Foundation

extension UIFont {
  var ownDescriptor: UIFontDescriptor {
    let style = scaling.flatMap { $0.size == nil ? $0.style : nil }
    return UIFontDescriptor(ctFont.descriptor, size: pointSize, textStyle: style)
  }

  var text: String {
    let descriptor = ctFont.descriptor
    let style = descriptor.isItalic ? "italic" : "normal"
    return "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(descriptor.weight); "
      + "font-style: \(style); font-size: \(String(format: "%.2fpt", Double(pointSize)))"
  }
}
