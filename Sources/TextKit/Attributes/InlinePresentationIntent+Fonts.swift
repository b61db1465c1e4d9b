package import CoreText
package import Foundation
package import FoundationAdditions

extension InlinePresentationIntent {
  /// What Markdown has marked; nothing where the attribute is missing.
  package init(_ values: [NSAttributedString.Key: Any]) {
    switch values[.inlinePresentationIntent] {
    case let raw as UInt: self.init(rawValue: raw)
    case let intent as InlinePresentationIntent: self = intent
    case let number as NSNumber: self.init(rawValue: number.uintValue)
    default: self = []
    }
  }
}

extension CTFont {
  /// Italic for emphasis, bold for strong emphasis, the system's monospaced face for code.
  package func presenting(_ intent: InlinePresentationIntent) -> CTFont {
    let isCode = intent.contains(.code)
    let isStrong = intent.contains(.stronglyEmphasized)
    guard isCode || isStrong || intent.contains(.emphasized) else { return self }
    return CTFont(
      FontDescriptor(
        face: isCode ? .monospaced : descriptor.face, size: descriptor.size,
        weight: isStrong ? max(descriptor.weight, 700) : descriptor.weight,
        isItalic: descriptor.isItalic || intent.contains(.emphasized),
        settings: descriptor.settings))
  }
}
