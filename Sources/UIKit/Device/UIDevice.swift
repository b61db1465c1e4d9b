public import Foundation

/// The computer the app runs on. Main thread only.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public static let current = UIDevice()

  private let supply: PowerSupply
  private let identity: DeviceIdentity

  init(supply: PowerSupply = PowerSupply(), identity: DeviceIdentity = DeviceIdentity()) {
    self.supply = supply
    self.identity = identity
    super.init()
  }

  /// The computer's host name.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// Always `PC`.
  open var model: String { "PC" }
  /// Always `PC`.
  open var localizedModel: String { model }
  /// Always `Linux`.
  open var systemName: String { "Linux" }
  /// The distribution's version, as in `12`; that of the kernel where a distribution has none.
  open var systemVersion: String { SystemRelease.version }
  /// `.pad`: of Apple's devices, iPads have windows that come closest to a desktop's.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// Made at first use and kept in the program's user defaults.
  open var identifierForVendor: UUID? { identity.identifier }
  /// Always true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// Always `unknown`: monitors don't tell how they are held.
  open var orientation: UIDeviceOrientation { .unknown }
  /// Whether `beginGeneratingDeviceOrientationNotifications` was called more often than its opposite.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  private var orientationRequests = 0 {
    didSet { isGeneratingDeviceOrientationNotifications = orientationRequests > 0 }
  }

  /// Counts the calls. No notification comes, as the orientation never changes.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }
  /// Undoes one call of `beginGeneratingDeviceOrientationNotifications`.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(0, orientationRequests - 1)
  }

  // MARK: Battery and proximity

  /// The battery is read when its properties are asked for, and only while this is true. No
  /// notifications come, as that would wake the program at intervals.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 if unknown, not monitored or absent.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? supply.level ?? -1 : -1 }
  /// `unknown` if not monitored or absent.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? supply.state : .unknown }

  /// Stays false, as there is no sensor; what is set is ignored, as on devices without one.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Always false.
  open var proximityState: Bool { false }

  /// Does nothing: keys of desktops make no clicks.
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Turned to either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Lying on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
