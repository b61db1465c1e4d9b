import DBusKit
import PlatformKit

// How text looks, in ATK's words.
extension ATSPIText {
  /// With the range where it looks so: all of the text where nothing is known.
  func attributes(at offset: Int) -> [DBusValue] {
    guard let style = style(at: offset) else {
      return [.texts([]), .int32(0), .int(characters.count)]
    }
    let range = characters.offsets(units: style.range)
    return [.texts(style.attributes), .int(range.lowerBound), .int(range.upperBound)]
  }

  /// Empty for one that the text does not have there.
  func attribute(_ name: String, at offset: Int) -> String {
    style(at: offset)?.attributes.first { $0.0 == name }?.1 ?? ""
  }

  /// At the end, where nothing is but the caret may be, that of the last character.
  private func style(at offset: Int) -> AccessibilityTextStyle? {
    let index = offset == characters.count ? offset - 1 : offset
    guard characters.scalars.indices.contains(index) else { return nil }
    return object.source?.style(at: characters.units(index), in: node.id)
  }
}

extension AccessibilityTextStyle {
  fileprivate var attributes: [(String, String)] {
    let points = Int(exactly: size).map { String($0) } ?? String(size)
    var attributes: [(String, String)] = [
      ("family-name", family), ("size", points), ("weight", isBold ? "700" : "400"),
      ("style", isItalic ? "italic" : "normal"),
    ]
    if isUnderlined { attributes.append(("underline", "single")) }
    if isStruck { attributes.append(("strikethrough", "true")) }
    if let color { attributes.append(("fg-color", Self.words(for: color))) }
    if let background { attributes.append(("bg-color", Self.words(for: background))) }
    if !address.isEmpty { attributes.append(("link", address)) }
    return attributes
  }

  /// Red, green and blue, from 0 to 65535.
  private static func words(for color: UInt32) -> String {
    [color >> 16, color >> 8, color].map { String(($0 & 0xFF) * 257) }.joined(separator: ",")
  }
}
