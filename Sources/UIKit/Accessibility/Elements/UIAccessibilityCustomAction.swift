public import Foundation
public import FoundationAdditions

/// An action of the program's own on an element, such as "Delete" on a row. Main thread only.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; false if it failed.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// What the user hears.
  open var attributedName: NSAttributedString
  /// Shown where actions are listed.
  open var image: UIImage?
  /// Held weakly.
  open weak var target: AnyObject?
  /// A method of the target that returns whether it succeeded, and takes the action or nothing.
  open var selector: Selector?
  /// Performs the action instead of the target.
  open var actionHandler: ActionHandler?

  /// An action that calls a closure.
  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action that calls a method of a target.
  public init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// An action that calls a closure.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// An action that calls a method of a target.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  /// What the user hears, without attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Whether it succeeded; false where there is nothing to call.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.perform(on: target, self) as? Bool ?? false
  }
}
