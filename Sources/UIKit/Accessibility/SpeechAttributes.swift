public import Foundation

// How text is to be spoken, in labels, values, hints and announcements. Screen readers of desktops decide
// for themselves: what has no effect here says so.

extension NSAttributedString.Key {
  /// Whether an announcement waits until what is being spoken has ended.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority` of an announcement; one of low priority waits.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Without effect, as those that follow.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

/// How urgent an announcement is.
public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString {
  /// Whether it is spoken after what is being spoken.
  var waitsToBeSpoken: Bool {
    guard length > 0 else { return false }
    let values = attributes(at: 0, effectiveRange: nil)
    if values[.accessibilitySpeechQueueAnnouncement] as? Bool == true { return true }
    let priority = values[.accessibilitySpeechAnnouncementPriority]
    let name = (priority as? UIAccessibilityPriority)?.rawValue ?? priority as? String
    return name == UIAccessibilityPriority.low.rawValue
  }
}
