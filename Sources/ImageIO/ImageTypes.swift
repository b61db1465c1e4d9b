import CoreGraphics

extension ImageFileKind {
  /// Those that can be written here.
  static var written: [ImageFileKind] {
    [.png, .jpeg, .gif, .tiff, .bmp] + (ImageEncoder.hasWebP ? [.webp] : [])
  }
}

/// Reads options and properties, whose numbers may have any type.
struct Options {
  private let values: CFDictionary

  init(_ values: CFDictionary?) { self.values = values ?? [:] }

  subscript(key: CFString) -> Any? { values[key] }

  func isSet(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }

  func number(_ key: CFString) -> Double? {
    switch values[key] {
    case let value as Bool: value ? 1 : 0
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The properties of one kind of file.
  func part(_ key: CFString) -> Options {
    switch values[key] {
    case let part as CFDictionary: Options(part)
    case let part as [CFString: Any]: Options(part)
    default: Options(nil)
    }
  }
}
