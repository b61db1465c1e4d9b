import Foundation
import PlatformKit

/// The user's settings for assistive technologies; false unless somebody sets them. Of most of them desktops tell
/// nothing; motion and contrast are theirs.
public struct AccessibilitySettings: Equatable, Sendable {
  /// Whether a screen reader runs.
  public var isVoiceOverRunning = false
  /// Whether switches take the place of touches.
  public var isSwitchControlRunning = false
  /// Whether gestures are made with help.
  public var isAssistiveTouchRunning = false
  /// Whether the user is kept in the program.
  public var isGuidedAccessEnabled = false
  /// Whether a selection can be spoken.
  public var isSpeakSelectionEnabled = false
  /// Whether the screen can be spoken.
  public var isSpeakScreenEnabled = false
  /// Whether sound is played on one channel.
  public var isMonoAudioEnabled = false
  /// Whether captions are wanted.
  public var isClosedCaptioningEnabled = false
  /// Whether colours are inverted.
  public var isInvertColorsEnabled = false
  /// Whether colours are shown as grays.
  public var isGrayscaleEnabled = false
  /// Whether bold text is wanted.
  public var isBoldTextEnabled = false
  /// Whether buttons are to have shapes.
  public var buttonShapesEnabled = false
  /// Whether less transparency is wanted.
  public var isReduceTransparencyEnabled = false
  /// Whether less motion is wanted.
  public var isReduceMotionEnabled = false
  /// Whether dissolves are to take the place of sliding.
  public var prefersCrossFadeTransitions = false
  /// Whether videos may start by themselves; true unless set.
  public var isVideoAutoplayEnabled = true
  /// Whether more contrast is wanted.
  public var isDarkerSystemColorsEnabled = false
  /// Whether shaking undoes.
  public var isShakeToUndoEnabled = false
  /// Whether colours alone are not to tell things apart.
  public var shouldDifferentiateWithoutColor = false
  /// Whether switches are to show what they stand at.
  public var isOnOffSwitchLabelsEnabled = false

  /// The notification of each setting.
  @MainActor
  private static let notifications: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] =
    [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
      (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
      (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
      (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
      (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
      (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
      (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
      (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
      (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
      (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
      (
        \.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
      (
        \.shouldDifferentiateWithoutColor,
        UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    ]

  @MainActor
  func announceChanges(from old: AccessibilitySettings) {
    for (path, name) in Self.notifications where self[keyPath: path] != old[keyPath: path] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

extension AccessibilitySettings {
  /// What the environment says, in the place of the settings that desktops don't have.
  static var asStarted: AccessibilitySettings {
    AccessibilitySettings(reduceTransparency: EnvironmentVariable.reduceTransparency.value)
  }

  /// 1 turns less transparency on.
  init(reduceTransparency: String?) {
    self.init()
    isReduceTransparencyEnabled = reduceTransparency == "1"
  }
}
