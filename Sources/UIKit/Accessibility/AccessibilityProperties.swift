import CoreGraphics
import Foundation
import PlatformKit

/// What the program has set for assistive technologies.
@MainActor
final class AccessibilityProperties {
  var isElement: Bool?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var textualContext: UIAccessibilityTextualContext?
  var userInputLabels: [NSAttributedString]?
  var respondsToUserInteraction: Bool?
  var ignoresInvertColors = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var automationElements: [Any]?
  var headerElements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

/// What a class answers where the program has set nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = []
  var frame: @MainActor () -> CGRect = { .zero }
  /// What it is, where the traits do not tell. A view with a role is a container if it is no element.
  var role: AccessibilityRole?
  /// Whether an element has others in it, as a cell has.
  var holdsElements = false
  /// Whether it belongs to a control that speaks for it.
  var isPart = false
  var states: AccessibilityStates = []
  var number: AccessibilityNumber?
  var place: AccessibilityPlace?
  var size: AccessibilityTableSize?
  /// Keys that do what a press does.
  var shortcut: AccessibilityShortcut?
}
