import UIKit

// What programs override in applications, windows and segmented controls, as Apple's SDK declares it. Not
// @testable, which would let tests override what is closed to programs.

@MainActor
final class OverridingApplication: UIApplication {
  override func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(true) }
  override func canOpenURL(_ url: URL) -> Bool { true }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var preferredContentSizeCategory: UIContentSizeCategory { .extraLarge }
  override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
  override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
  override func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  override var statusBarOrientation: UIInterfaceOrientation { .portrait }
  override var supportsAlternateIcons: Bool { true }
}

@MainActor
final class OverridingWindow: UIWindow {
  override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    super.convert(point, to: window)
  }
  override func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    super.convert(point, from: window)
  }
  override func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    super.convert(rect, to: window)
  }
  override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    super.convert(rect, from: window)
  }
}

@MainActor
final class OverridingSegmentedControl: UISegmentedControl {
  override func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) {
    super.setContentPositionAdjustment(
      adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
  }
  override func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { UIOffset(horizontal: 1, vertical: 2) }
}
