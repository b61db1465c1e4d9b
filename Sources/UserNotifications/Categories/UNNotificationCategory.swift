public import Foundation

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app hears of notifications that the user closes.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Without effect: desktops have no CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Without effect: desktops hide what they hide.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Without effect: desktops hide what they hide.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  /// Without effect: desktops announce nothing.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// Buttons for notifications of a kind.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// What contents name it by.
  public let identifier: String
  /// In their order.
  public let actions: [UNNotificationAction]
  /// Stored only.
  public let intentIdentifiers: [String]
  /// Stored only: desktops hide what they hide.
  public let hiddenPreviewsBodyPlaceholder: String
  /// Stored only: desktops group notifications by program.
  public let categorySummaryFormat: String
  public let options: UNNotificationCategoryOptions

  /// With buttons for its notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
    super.init()
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
