import CoreGraphics
import Foundation

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
}
