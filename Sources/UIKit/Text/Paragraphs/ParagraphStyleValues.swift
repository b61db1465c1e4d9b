import CoreText
import Foundation
import TextKit

/// What a paragraph style consists of.
struct ParagraphStyleValues: Hashable, Sendable {
  var layout = ParagraphAttributes()
  var hyphenationFactor: Float = 0 {
    didSet { hyphenate() }
  }
  var usesDefaultHyphenation = false {
    didSet { hyphenate() }
  }
  var allowsTightening = false
  var textLists: [NSTextList] = []
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
    didSet { layout.avoidsOrphans = lineBreakStrategy.contains(.pushOut) }
  }

  /// An initialiser would not run the observer.
  mutating func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    lineBreakStrategy = strategy
  }

  /// What default hyphenation is, Apple doesn't say; here words are divided wherever that fills a line.
  private mutating func hyphenate() {
    let own = hyphenationFactor.isFinite ? CGFloat(min(max(hyphenationFactor, 0), 1)) : 0
    layout.hyphenationFactor = own == 0 && usesDefaultHyphenation ? 1 : own
  }

  /// An initialiser would not run the observers.
  mutating func setHyphenation(factor: Float, usesDefault: Bool) {
    (hyphenationFactor, usesDefaultHyphenation) = (factor, usesDefault)
  }

  private static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28))
  }

  var tabStops: [NSTextTab] {
    layout.tabStops?.map(NSTextTab.init) ?? Self.defaultTabStops
  }

  mutating func setTabStops(_ stops: [NSTextTab]?) {
    layout.tabStops = stops?.map(\.tabStop).sorted { $0.location < $1.location }
  }

  /// In the words of UIKit's descriptions.
  var text: String {
    "Alignment \(NSTextAlignment(layout.alignment)), LineSpacing \(layout.lineSpacing), "
      + "ParagraphSpacing \(layout.spacingAfter), "
      + "ParagraphSpacingBefore \(layout.spacingBefore), HeadIndent \(layout.headIndent), "
      + "TailIndent \(layout.tailIndent), FirstLineHeadIndent \(layout.firstLineHeadIndent), "
      + "LineHeight \(layout.minimumLineHeight)/\(layout.maximumLineHeight), "
      + "LineHeightMultiple \(layout.lineHeightMultiple), "
      + "LineBreakMode \(NSLineBreakMode(layout.lineBreakMode)), "
      + "BaseWritingDirection \(NSWritingDirection(layout.direction))"
  }
}

extension NSWritingDirection {
  /// Of paragraphs in a language; nil for the user's first one.
  static func of(language name: String?) -> NSWritingDirection {
    let language = name ?? Locale.preferredLanguages.first ?? "en"
    switch Locale.characterDirection(forLanguage: language) {
    case .rightToLeft: return .rightToLeft
    default: return .leftToRight
    }
  }
}
