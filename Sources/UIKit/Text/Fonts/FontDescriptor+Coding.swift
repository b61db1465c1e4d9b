import CoreText
import Foundation

extension FontDescriptor {
  /// The system font where the archive names no font that is installed.
  init(_ coder: NSCoder) {
    self.init(
      face: Face(coder), size: CGFloat(coder.decodeDouble(forKey: "UIFontFaceSize")),
      weight: coder.decodeInteger(forKey: "UIFontWeight"),
      isItalic: coder.decodeBool(forKey: "UIFontIsItalic"), settings: FontSettings(coder))
  }

  func encode(with coder: NSCoder) {
    face.encode(with: coder)
    coder.encode(Double(size), forKey: "UIFontFaceSize")
    coder.encode(weight, forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontIsItalic")
    settings?.encode(with: coder)
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

extension FontSettings {
  /// Numbers are written beside their tags, as in "tnum=1,wght=350.0".
  fileprivate init(_ coder: NSCoder) {
    self.init()
    let features = Self.numbers(coder.text("UIFontFeatures"))
    self.features = features.mapValues { Int(min(max($0, 0), 65_535)) }
    variations = Self.numbers(coder.text("UIFontVariations")).mapValues { CGFloat($0) }
    cascade = coder.text("UIFontCascade")?.split(separator: ",").map(String.init) ?? []
    width = coder.decodeInteger(forKey: "UIFontWidth")
    guard coder.containsValue(forKey: "UIFontMatrix.a") else { return }
    let parts = Self.parts.map { CGFloat(coder.decodeDouble(forKey: "UIFontMatrix." + $0)) }
    matrix = CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: 0, ty: 0)
  }

  private static let parts = ["a", "b", "c", "d"]

  private static func numbers(_ text: String?) -> [String: Double] {
    let pairs = (text ?? "").split(separator: ",").prefix(256).map { $0.split(separator: "=") }
    let known = pairs.compactMap { pair in
      pair.count == 2 ? Double(pair[1]).map { (String(pair[0]), $0) } : nil
    }
    return Dictionary(known.filter { $0.1.isFinite }, uniquingKeysWith: { $1 })
  }

  fileprivate func encode(with coder: NSCoder) {
    func text(_ numbers: [String: Double]) -> String {
      numbers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }
    coder.encode(text(features.mapValues { Double($0) }), forKey: "UIFontFeatures")
    coder.encode(text(variations.mapValues { Double($0) }), forKey: "UIFontVariations")
    coder.encode(cascade.joined(separator: ","), forKey: "UIFontCascade")
    coder.encode(width, forKey: "UIFontWidth")
    for (name, part) in zip(Self.parts, [matrix.a, matrix.b, matrix.c, matrix.d]) {
      coder.encode(Double(part), forKey: "UIFontMatrix." + name)
    }
  }
}
