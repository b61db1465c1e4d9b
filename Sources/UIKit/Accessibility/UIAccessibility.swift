import CoreGraphics
public import Foundation

/// What programs tell assistive technologies, and ask about the user's settings. Main thread only.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// News for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// All of the screen is new; the argument is where to go.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is where to go, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The argument is a text that tells the place.
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells assistive technologies.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityCenter.current.onPost?(notification, argument)
    AccessibilityCenter.current.exporter?.tell(notification, argument)
  }

  /// From a view's coordinates to the screen's; unchanged for a view without a window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    guard let window = view.ownWindow else { return rect }
    let frame = view.convert(rect, to: window)
    return frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  /// A copy of the path, from a view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let origin = convertToScreenCoordinates(.zero, in: view).origin
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// The element that an assistive technology is at. None tells yet.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// The ear that a hearing device is paired with. None is known.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = HearingDeviceEar(rawValue: 2)
    public static let right = HearingDeviceEar(rawValue: 4)
    public static let both: HearingDeviceEar = [.left, .right]
  }

  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
}
