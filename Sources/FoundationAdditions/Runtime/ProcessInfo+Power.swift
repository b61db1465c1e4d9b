public import Foundation

// What a program asks before it does much. Desktops answer as a device with a charger and a fan.

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Always `nominal`: the kernel keeps the machine cool.
  public var thermalState: ThermalState { .nominal }

  /// False: desktops keep the battery's profile to themselves.
  public var isLowPowerModeEnabled: Bool { false }

  /// Never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
