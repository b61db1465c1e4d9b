public import Foundation
import FoundationAdditions
public import TextKit

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`: `text.font`, `text.foregroundColor` and the like.
  public struct UIKitAttributes: AttributeScope {
    /// A font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after each character.
    public let kern: KernAttribute
    /// Points after each character; keeps pair kerning.
    public let tracking: TrackingAttribute
    /// Points by which characters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Alignment and breaks of lines.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the line below letters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the line around letters.
    public let strokeColor: StrokeColorAttribute
    /// How wide that line is, in hundredths of the font's size; below 0 letters are filled too.
    public let strokeWidth: StrokeWidthAttribute
    /// How far letters lean to the right for each unit of their height.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of how much wider letters are.
    public let expansion: ExpansionAttribute
    /// 0 keeps letters from being joined, 2 joins all that the font can.
    public let ligature: LigatureAttribute
    /// A look of letters.
    public let textEffect: TextEffectAttribute

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points after each character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// Points after each character; keeps pair kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    /// Points by which characters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// A line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// Alignment and breaks of lines.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The colour of the line below letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The colour of the line through letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The colour of the line around letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// How wide that line is, in hundredths of the font's size; below 0 letters are filled too.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// How far letters lean to the right for each unit of their height.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }
    /// The natural logarithm of how much wider letters are.
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.expansion.rawValue
    }
    /// 0 keeps letters from being joined, 2 joins all that the font can.
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = NSAttributedString.Key.ligature.rawValue
    }
    /// A look of letters.
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = NSAttributedString.Key.textEffect.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key where Key.Value: Sendable {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// UIKit's attributes among them, as those of `NSAttributedString`.
  var values: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Keys.FontAttribute.self]
    values[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    values[.kern] = self[Keys.KernAttribute.self]
    values[.tracking] = self[Keys.TrackingAttribute.self]
    values[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    values[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    values[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    addColorsAndShapes(to: &values)
    return values.merging(markdownValues) { own, _ in own }
  }

  private func addColorsAndShapes(to values: inout [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    values[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    values[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    values[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    values[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    values[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    values[.expansion] = self[Keys.ExpansionAttribute.self]
    values[.ligature] = self[Keys.LigatureAttribute.self]
    values[.textEffect] = self[Keys.TextEffectAttribute.self]
  }
}

extension AttributedString {
  /// With UIKit's attributes, after `transform` has changed those of each run.
  func bridged(_ transform: (AttributeContainer) -> AttributeContainer = { $0 })
    -> NSAttributedString
  {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      let values = transform(run.attributes).values
      whole.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: values))
    }
    return whole
  }
}
