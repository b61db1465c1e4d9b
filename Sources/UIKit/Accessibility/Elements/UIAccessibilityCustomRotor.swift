public import Foundation

/// A way through content, such as from one error to the next. Main thread only.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Where a search goes.
  public enum Direction: Int, Sendable { case previous, next }

  /// Kinds of content that assistive technologies know.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Finds the next element; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What the user hears.
  open var attributedName: NSAttributedString
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// What it goes through; `none` for a rotor with a name.
  public let systemRotorType: SystemRotorType

  /// A rotor with a name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// A rotor that takes the place of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// What the user hears, without attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}

/// What a rotor is to find. Main thread only.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  /// Where the user goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor has found. Main thread only.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Held weakly.
  open weak var targetElement: AnyObject?

  /// Makes a result.
  public init(targetElement: AnyObject?) {
    super.init()
    self.targetElement = targetElement
  }
}
