public import Foundation
public import FoundationAdditions

/// An object that is found by its identifier in tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension AccessibilityObject: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

/// For objects that are not responders, such as images. Their classes cannot override these.
@MainActor
extension ObjectiveCObject {
  /// Whether assistive technologies see it.
  public var isAccessibilityElement: Bool {
    get { described.isAccessibilityElement }
    set { described.isAccessibilityElement = newValue }
  }
  /// A short name. That of an image is, until one is set, what its symbol stands for or the name it was loaded by.
  public var accessibilityLabel: String? {
    get { described.accessibilityLabel ?? (self as? UIImage)?.spokenName }
    set { described.accessibilityLabel = newValue }
  }
  /// The value, such as a slider's.
  public var accessibilityValue: String? {
    get { described.accessibilityValue }
    set { described.accessibilityValue = newValue }
  }
  /// What an action on it does.
  public var accessibilityHint: String? {
    get { described.accessibilityHint }
    set { described.accessibilityHint = newValue }
  }
  /// How it behaves.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { described.accessibilityTraits }
    set { described.accessibilityTraits = newValue }
  }
  /// A name for tests, which the user never hears.
  public var accessibilityIdentifier: String? {
    get { described.accessibilityIdentifier }
    set { described.accessibilityIdentifier = newValue }
  }

  /// The object itself, or one attached to it that stores what is set.
  private var described: AccessibilityObject {
    if let own = self as? AccessibilityObject { return own }
    let key = accessibilityKey
    if let attached = objc_getAssociatedObject(self, key) as? AccessibilityObject {
      return attached
    }
    let made = AccessibilityObject()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// An address that nothing else has.
private nonisolated(unsafe) let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
