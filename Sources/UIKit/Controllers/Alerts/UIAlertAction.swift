public import Foundation

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}

/// A button of an alert. Main thread only.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What the action does to the user's work.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves all as it is. Escape performs it, and an alert has one at most.
    case cancel
    /// Destroys something; red.
    case destructive
  }

  /// The text of the button.
  open private(set) var title: String?
  /// Set when the action is made.
  open private(set) var style: Style
  /// Whether the button can be used.
  @AlwaysObserved open var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  /// Of the alert that has it.
  var onChange: (@MainActor () -> Void)?

  /// Makes an action; `handler` is called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Has the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
