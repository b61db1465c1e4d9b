public import Foundation

/// What an action does besides telling the app.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without effect: a desktop's notifications don't show while it is locked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Without effect: a desktop's buttons look the same.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A picture of an action. Desktops show none.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// An image of the app.
  public init(templateImageName: String) { super.init() }
  /// A symbol.
  public init(systemImageName: String) { super.init() }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// Tells actions apart.
  public let identifier: String
  /// What the button says.
  public let title: String
  public let options: UNNotificationActionOptions
  /// Not shown.
  public let icon: UNNotificationActionIcon?

  /// A button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title) = (identifier, title)
    (self.options, self.icon) = (options, icon)
    super.init()
  }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field in a notification. Desktops have none, and leave the action out.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button beside the field says.
  public let textInputButtonTitle: String
  /// Stands in the empty field.
  public let textInputPlaceholder: String

  /// A field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
