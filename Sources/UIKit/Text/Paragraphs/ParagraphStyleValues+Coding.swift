import CoreText
import Foundation

// Keys are those of UIKit's archives.

extension ParagraphStyleValues {
  private static var lengths: [(String, WritableKeyPath<ParagraphAttributes, CGFloat>)] {
    [
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSLineSpacing", \.lineSpacing),
      ("NSParagraphSpacing", \.spacingAfter), ("NSParagraphSpacingBefore", \.spacingBefore),
      ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
      ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.tabInterval),
    ]
  }

  init(_ coder: NSCoder) {
    for (key, path) in Self.lengths {
      let length = coder.decodeDouble(forKey: key)
      layout[keyPath: path] = length.isFinite ? CGFloat(min(max(length, -1e6), 1e6)) : 0
    }
    func number(_ key: String, _ missing: Int) -> Int {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : missing
    }
    let alignment = NSTextAlignment(
      rawValue: number("NSAlignment", NSTextAlignment.natural.rawValue))
    layout.alignment = (alignment ?? .natural).coreText
    let mode = NSLineBreakMode(rawValue: number("NSLineBreakMode", 0))
    layout.lineBreakMode = (mode ?? .byWordWrapping).coreText
    let direction = NSWritingDirection(rawValue: number("NSWritingDirection", -1))
    layout.direction = (direction ?? .natural).coreText
    setHyphenation(
      factor: coder.decodeFloat(forKey: "NSHyphenationFactor"),
      usesDefault: coder.decodeBool(forKey: "NSUsesDefaultHyphenation"))
    allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
    setLineBreakStrategy(.init(rawValue: UInt(max(number("NSLineBreakStrategy", 0), 0))))
    if coder.containsValue(forKey: "NSTabStopCount") { setTabStops(Self.tabStops(coder)) }
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths { coder.encode(Double(layout[keyPath: path]), forKey: key) }
    coder.encode(NSTextAlignment(layout.alignment).rawValue, forKey: "NSAlignment")
    coder.encode(NSLineBreakMode(layout.lineBreakMode).rawValue, forKey: "NSLineBreakMode")
    coder.encode(NSWritingDirection(layout.direction).rawValue, forKey: "NSWritingDirection")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(allowsTightening, forKey: "NSAllowsTighteningForTruncation")
    coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    guard layout.tabStops != nil else { return }
    coder.encode(tabStops.count, forKey: "NSTabStopCount")
    for (index, tab) in tabStops.enumerated() { coder.encode(tab, forKey: "NSTabStop\(index)") }
  }

  private static let mostTabStops = 1024

  private static func tabStops(_ coder: NSCoder) -> [NSTextTab] {
    let count = min(max(coder.decodeInteger(forKey: "NSTabStopCount"), 0), mostTabStops)
    return (0..<count).compactMap {
      coder.object(NSTextTab.self, "NSTabStop\($0)")
    }
  }
}
