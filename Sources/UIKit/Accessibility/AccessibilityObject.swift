import CoreGraphics
public import Foundation

/// The superclass of responders, with what assistive technologies ask an object. On Apple's systems
/// `NSObject` has these members; here they are in a class, so that programs can override them.
///
/// What is not set comes from the class: a label is an element with its text, a button one with its
/// title. Main thread only.
@preconcurrency @MainActor
open class AccessibilityObject: NSObject {
  /// Nil until something in it is used.
  final var rareData: RareData?

  public override init() { super.init() }

  /// What the class answers where the program has set nothing.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// Changes the value as the user does. False without a value on a scale.
  func takeAccessibilityNumber(_ number: Double) -> Bool { false }

  // MARK: What it is

  /// Whether assistive technologies see it; if not, they see what is in it.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityDefaults.isElement }
    set { ensureAccessibility.isElement = newValue }
  }
  /// A short name.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? accessibilityDefaults.label }
    set { ensureAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The label with attributes for its pronunciation.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { ensureAccessibility.label = newValue }
  }
  /// The value, such as a slider's.
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? accessibilityDefaults.value }
    set { ensureAccessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The value with attributes for its pronunciation.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { ensureAccessibility.value = newValue }
  }
  /// What an action on it does.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string ?? accessibilityDefaults.hint }
    set { ensureAccessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The hint with attributes for its pronunciation.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { ensureAccessibility.hint = newValue }
  }
  /// How it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityDefaults.traits }
    set { ensureAccessibility.traits = newValue }
  }
  /// A name for tests, which the user never hears.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { ensureAccessibility.identifier = newValue }
  }
  /// The language of its label, value and hint, such as "en-GB".
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ensureAccessibility.language = newValue }
  }
  /// The kind of text it has.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { ensureAccessibility.textualContext = newValue }
  }
  /// What the user may call it, the best first; empty where it is called by its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels?.map(\.string) ?? [] }
    set { ensureAccessibility.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes; nil where none are set.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.userInputLabels }
    set { ensureAccessibility.userInputLabels = newValue }
  }
  /// Whether the user can do something with it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? isAccessibilityElement }
    set { ensureAccessibility.respondsToUserInteraction = newValue }
  }

  // MARK: Where it is

  /// Its place on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? accessibilityDefaults.frame() }
    set { ensureAccessibility.frame = newValue }
  }
  /// Its outline on the screen; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { ensureAccessibility.path = newValue }
  }
  /// Where a tap on it lands, on the screen; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { ensureAccessibility.activationPoint = newValue }
  }

  // MARK: What is in it

  /// Whether what is in it is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ensureAccessibility.elementsHidden = newValue }
  }
  /// Whether its siblings are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { ensureAccessibility.isModal = newValue }
  }
  /// Whether what is in it is read before what comes after it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ensureAccessibility.groupsChildren = newValue }
  }
  /// How the elements in it are gone through.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { ensureAccessibility.navigationStyle = newValue }
  }
  /// What sort of container it is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ensureAccessibility.containerType = newValue }
  }
  /// The elements in it, in reading order; nil leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ensureAccessibility.elements = newValue }
  }
  /// The elements in it for tests; nil if they are the same.
  open var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { ensureAccessibility.automationElements = newValue }
  }
  /// Headers of what it shows.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibility?.headerElements }
    set { ensureAccessibility.headerElements = newValue }
  }
  /// Override it for a container that makes its elements when they are asked for.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? { element(at: index) }
  /// `NSNotFound` for an object that is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int { index(of: element) }

  // MARK: What can be done with it

  /// Actions of the program's own.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ensureAccessibility.customActions = newValue }
  }
  /// Ways through the content, of the program's own.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { ensureAccessibility.customRotors = newValue }
  }
  /// Override it to do what a tap does and return true; otherwise a tap is sent.
  open func accessibilityActivate() -> Bool { false }
  /// Override it for an adjustable element.
  open func accessibilityIncrement() {}
  /// Override it for an adjustable element.
  open func accessibilityDecrement() {}
  /// Override it to scroll by a page and return true.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Override it to dismiss a modal state and return true. Escape asks from the first responder
  /// upward.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Override it to do the most important thing, such as answering a call, and return true.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Override it to zoom in about a point of the screen and return true.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Override it to zoom out about a point of the screen and return true.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Focus

  /// Called when an assistive technology has come to it. Override it to react.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology has left it. Override it to react.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology has its focus here; always false so far.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// The assistive technologies that have their focus here; none so far.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }
}
