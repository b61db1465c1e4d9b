import PlatformKit

extension DesktopSettings {
  /// What the current application has adopted.
  @MainActor static var inUse: DesktopSettings {
    UIApplication.running?.engine?.desktopSettings ?? DesktopSettings()
  }
}

extension UITouch.TouchType {
  /// Longest time in seconds between two taps of a series.
  @MainActor var tapInterval: Double {
    guard self == .indirectPointer else { return TapCounter.interval }
    return DesktopSettings.inUse.doubleClickTime ?? TapCounter.interval
  }
}
