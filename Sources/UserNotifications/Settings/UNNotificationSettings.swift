public import Foundation

/// Whether a part of notifications is on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How alerts look.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When the content is shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What the app may do with notifications, as far as the desktop tells.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  public let alertSetting: UNNotificationSetting
  public let soundSetting: UNNotificationSetting
  public let badgeSetting: UNNotificationSetting
  /// Whether the desktop keeps a list.
  public let notificationCenterSetting: UNNotificationSetting

  init(
    status: UNAuthorizationStatus, options: UNAuthorizationOptions, keepsList: Bool
  ) {
    let isAuthorized = status == .authorized || status == .provisional
    func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
      isAuthorized && options.contains(option) ? .enabled : .disabled
    }
    authorizationStatus = status
    (alertSetting, soundSetting, badgeSetting) = (setting(.alert), setting(.sound), setting(.badge))
    notificationCenterSetting = !keepsList ? .notSupported : isAuthorized ? .enabled : .disabled
    super.init()
  }

  /// Desktops show banners.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The desktop hides what it hides.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Desktops show nothing of the program's on the lock screen that they do not show elsewhere.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// False: desktops have no such button.
  open var providesAppNotificationSettings: Bool { false }
}
