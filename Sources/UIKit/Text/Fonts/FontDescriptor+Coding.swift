import CoreText
import Foundation

extension FontDescriptor {
  /// The system font where the archive names no font that is installed.
  init(_ coder: NSCoder) {
    self.init(
      face: Face(coder), size: CGFloat(coder.decodeDouble(forKey: "UIFontFaceSize")),
      weight: coder.decodeInteger(forKey: "UIFontWeight"),
      isItalic: coder.decodeBool(forKey: "UIFontIsItalic"),
      hasMonospacedDigits: coder.decodeBool(forKey: "UIFontHasMonospacedDigits"))
  }

  func encode(with coder: NSCoder) {
    face.encode(with: coder)
    coder.encode(Double(size), forKey: "UIFontFaceSize")
    coder.encode(weight, forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontIsItalic")
    coder.encode(hasMonospacedDigits, forKey: "UIFontHasMonospacedDigits")
  }
}

extension FontDescriptor.Face {
  fileprivate init(_ coder: NSCoder) {
    if let name = coder.text("UIFontName"), let found = FontDatabase.face(named: name) {
      self = .named(found)
    } else if let family = coder.text("UIFontFamily") {
      self = .family(family)
    } else {
      self = coder.decodeBool(forKey: "UIFontIsMonospaced") ? .monospaced : .system
    }
  }

  fileprivate func encode(with coder: NSCoder) {
    switch self {
    case .system: break
    case .monospaced: coder.encode(true, forKey: "UIFontIsMonospaced")
    case .family(let family): coder.encode(family, forKey: "UIFontFamily")
    case .named:
      let font = CTFont(FontDescriptor(face: self, size: 0))
      coder.encode(font.names.postScript, forKey: "UIFontName")
    }
  }
}
