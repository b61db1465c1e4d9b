import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Values as data of a type, and data as the value that programs expect of a type.
enum ItemValue {
  static let color = "com.apple.uikit.color"
  static let image = "com.apple.uikit.image"
  private static let jpegQuality: CGFloat = 0.9

  /// Nil if the value can't be exported as this type.
  static func data(of value: Any, as type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    case let text as String: encoded(text, type)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: data(of: image, as: type)
    case let color as UIColor: archive(color)
    case let text as NSAttributedString: data(of: text, as: type)
    default: propertyList(value) ?? (value as? any NSSecureCoding).flatMap(archive)
    }
  }

  /// Text, an address, an image or a colour, whichever the type is; nil for anything else and for data
  /// that are none.
  static func value(of data: Data, as type: String) -> Any? {
    if type == color {
      return try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }
    guard let known = UTType(type) else { return nil }
    if known.conforms(to: .url) { return url(data) }
    if isText(type) { return text(of: data, as: type) }
    return known.conforms(to: .image) ? UIImage(data: data) : nil
  }

  /// The value as an object that can be archived; data where there is nothing better.
  static func object(of data: Data, as type: String) -> any NSSecureCoding {
    let value = value(of: data, as: type)
    if let text = value as? String { return text as NSString }
    if let url = value as? URL { return url as NSURL }
    if let object = value as? any NSSecureCoding { return object }
    return data as NSData
  }

  /// Whether data of the type are nothing but text: no markup.
  static func isText(_ type: String) -> Bool {
    guard let known = UTType(type) else { return false }
    return known == .text || known.conforms(to: .plainText)
  }

  /// UTF-8; what isn't is replaced.
  static func text(of data: Data, as type: String) -> String {
    if type == UTType.utf16PlainText.identifier, let text = String(data: data, encoding: .utf16) {
      return text
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func url(_ data: Data) -> URL? {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else { return nil }
    return url
  }
}

extension ItemValue {
  private static func encoded(_ text: String, _ type: String) -> Data? {
    type == UTType.utf16PlainText.identifier ? text.data(using: .utf16) : Data(text.utf8)
  }

  private static func data(of image: UIImage, as type: String) -> Data? {
    guard type == self.image || type == UTType.png.identifier else {
      return type == UTType.jpeg.identifier
        ? image.jpegData(compressionQuality: jpegQuality) : nil
    }
    return image.pngData()
  }

  private static func data(of text: NSAttributedString, as type: String) -> Data? {
    switch type {
    case UTType.rtf.identifier: RTFWriter.data(text)
    case UTType.html.identifier: HTMLWriter.data(text)
    default: isText(type) ? encoded(text.string, type) : nil
    }
  }

  private static func propertyList(_ value: Any) -> Data? {
    guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  private static func archive(_ value: any NSSecureCoding) -> Data? {
    try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
