/// What the app wants to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Without effect: desktops have no CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Without effect: the desktop decides what is heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Without effect: desktops have no such button.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// The authorization counts as provisional.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Without effect: desktops announce nothing.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  /// Without effect: the desktop decides what may disturb.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether the app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// How a notification is presented while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The same as `list` and `banner`.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the desktop's list. Desktops show what is in their list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)

  /// Whether the desktop is to show it.
  var isShown: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}
