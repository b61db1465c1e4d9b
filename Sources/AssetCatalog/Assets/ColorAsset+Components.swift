extension ColorAsset.Value {
  init(_ color: JSONObject, _ contents: AssetContents) throws {
    if let reference = color.string("reference") {
      self = .system(reference)
      return
    }
    let name = color.string("color-space") ?? "srgb"
    guard let space = ColorAsset.Space(rawValue: name) else {
      throw AssetError(contents.file, "has an unknown colour space: \(name.debugDescription)")
    }
    guard let parts = color.object("components") else {
      throw AssetError(contents.file, "has a colour without components")
    }
    func level(_ key: String) throws -> Double {
      guard let level = ColorComponent.parse(parts, key) else {
        throw AssetError(contents.file, "has a colour whose \"\(key)\" is not a number")
      }
      return space.isExtended ? level : min(max(level, 0), 1)
    }
    let alpha = min(max(ColorComponent.parseAlpha(parts) ?? 1, 0), 1)
    if space.isGray {
      let white = try level("white")
      self = .components(space, red: white, green: white, blue: white, alpha: alpha)
    } else {
      self = .components(
        space, red: try level("red"), green: try level("green"), blue: try level("blue"),
        alpha: alpha)
    }
  }
}

extension ColorAsset.Space {
  var isGray: Bool { self == .gray || self == .extendedGray }

  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .sRGB, .displayP3, .gray: false
    }
  }
}

/// A component as Xcode writes it: "0xFF" and "255" are of 255, "0.5" is of 1.
enum ColorComponent {
  static func parse(_ parts: JSONObject, _ key: String) -> Double? {
    if let number = parts.number(key), parts.string(key) == nil {
      return abs(number) <= 1 ? number : number / 255
    }
    guard let text = parts.string(key) else { return nil }
    if let level = hexadecimal(text) { return level }
    guard let level = finite(text) else { return nil }
    return text.contains(".") ? level : level / 255
  }

  /// Alpha is of 1 also where it has no decimal point.
  static func parseAlpha(_ parts: JSONObject) -> Double? {
    guard let text = parts.string("alpha") else { return parts.number("alpha") }
    if let level = hexadecimal(text) ?? finite(text) { return level > 1 ? level / 255 : level }
    return nil
  }

  private static func hexadecimal(_ text: String) -> Double? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
    return UInt16(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
  }

  private static func finite(_ text: String) -> Double? {
    guard !text.lowercased().hasPrefix("0x"), let level = Double(text), level.isFinite else {
      return nil
    }
    return level
  }
}
