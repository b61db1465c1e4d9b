public import Foundation
import CoreText
import FoundationAdditions
import TextKit

extension NSAttributedString {
  /// With the attributes of UIKit, of Markdown and links; others have no form in it.
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: attrStr.bridged())
  }
}

extension AttributedString {
  /// With the attributes of UIKit, of Markdown and links; others have no form in it.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(values)))
    }
  }
}

extension AttributedString {
  /// With the attributes of a scope, `\.uiKit` or `\.foundation`. Those of other scopes have no form here.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    try self.init(nsStr, including: Scope.self)
  }

  /// With the attributes of a scope. Those of scopes other than UIKit's and Foundation's have no form
  /// here.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws {
    self.init(nsStr)
    if scope == AttributeScopes.FoundationAttributes.self { removeUIKitAttributes() }
  }
}

extension NSAttributedString {
  /// With the attributes of a scope, `\.uiKit` or `\.foundation`.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    try self.init(attrStr, including: Scope.self)
  }

  /// With the attributes of a scope.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: Scope.Type
  ) throws {
    self.init(try AttributedString(NSAttributedString(attrStr), including: scope))
  }
}

extension AttributedString {
  private mutating func removeUIKitAttributes() {
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.FontAttribute.self] = nil
    self[Keys.ForegroundColorAttribute.self] = nil
    self[Keys.BackgroundColorAttribute.self] = nil
    self[Keys.KernAttribute.self] = nil
    self[Keys.TrackingAttribute.self] = nil
    self[Keys.BaselineOffsetAttribute.self] = nil
    self[Keys.UnderlineStyleAttribute.self] = nil
    self[Keys.StrikethroughStyleAttribute.self] = nil
    self[Keys.ParagraphStyleAttribute.self] = nil
    removeColorsAndShapes()
  }

  private mutating func removeColorsAndShapes() {
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.UnderlineColorAttribute.self] = nil
    self[Keys.StrikethroughColorAttribute.self] = nil
    self[Keys.StrokeColorAttribute.self] = nil
    self[Keys.StrokeWidthAttribute.self] = nil
    self[Keys.ObliquenessAttribute.self] = nil
    self[Keys.ExpansionAttribute.self] = nil
    self[Keys.LigatureAttribute.self] = nil
    self[Keys.TextEffectAttribute.self] = nil
  }
}

extension AttributeContainer {
  /// What of these attributes has a form in it.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init()
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.KernAttribute.self] = dictionary.number(.kern)
    self[Keys.TrackingAttribute.self] = dictionary.number(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = dictionary.number(.baselineOffset)
    self[Keys.UnderlineStyleAttribute.self] = dictionary.lines(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = dictionary.lines(.strikethroughStyle)
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    readColorsAndShapes(dictionary)
    readMarkdown(dictionary)
  }

  private mutating func readColorsAndShapes(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.StrokeWidthAttribute.self] = dictionary.number(.strokeWidth)
    self[Keys.ObliquenessAttribute.self] = dictionary.number(.obliqueness)
    self[Keys.ExpansionAttribute.self] = dictionary.number(.expansion)
    self[Keys.LigatureAttribute.self] = dictionary.number(.ligature).flatMap { Int(exactly: $0) }
    self[Keys.TextEffectAttribute.self] = dictionary.effect
  }

  private mutating func readMarkdown(_ values: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.MarkdownAttributes
    let intent = InlinePresentationIntent(values)
    if !intent.isEmpty { self[Keys.InlineIntentAttribute.self] = intent }
    self[Keys.BlockIntentAttribute.self] =
      values[.presentationIntentAttributeName] as? PresentationIntent
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
    CGFloat(attribute: self[key])
  }

  fileprivate var effect: NSAttributedString.TextEffectStyle? {
    self[.textEffect] as? NSAttributedString.TextEffectStyle
      ?? (self[.textEffect] as? String).map(NSAttributedString.TextEffectStyle.init)
  }

  fileprivate func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    self[key] as? NSUnderlineStyle
      ?? number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
  }
}
