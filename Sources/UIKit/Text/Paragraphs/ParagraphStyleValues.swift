import CoreText
import Foundation
import TextKit

/// What a paragraph style consists of.
struct ParagraphStyleValues: Hashable, Sendable {
  var layout = ParagraphAttributes()
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsTightening = false
  var textLists: [NSTextList] = []
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
    didSet { layout.avoidsOrphans = lineBreakStrategy.contains(.pushOut) }
  }

  /// An initialiser would not run the observer.
  mutating func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    lineBreakStrategy = strategy
  }

  private static let defaultTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28))
  }

  var tabStops: [NSTextTab] {
    layout.tabStops?.map {
      NSTextTab(textAlignment: NSTextAlignment($0.alignment), location: $0.location)
    } ?? Self.defaultTabStops
  }

  mutating func setTabStops(_ stops: [NSTextTab]?) {
    layout.tabStops = stops?.map {
      ParagraphAttributes.TabStop(location: $0.location, alignment: $0.alignment.coreText)
    }.sorted { $0.location < $1.location }
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
