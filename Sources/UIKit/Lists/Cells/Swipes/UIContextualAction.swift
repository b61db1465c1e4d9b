import CoreGraphics
public import Foundation

/// What a button beside a swiped row does. Main thread only.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    case normal
    /// Removes the row; red.
    case destructive
  }

  /// Gets the action, a view of the row, and what to call when it is done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Set when the action is made.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// On the button.
  open var title: String?
  /// On the button, above the title.
  open var image: UIImage?
  /// Of the button; nil for the style's.
  open var backgroundColor: UIColor! {
    get { ownColor ?? Self.color(of: style) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// An action to show beside a row.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Measured.
  private static func color(of style: Style) -> UIColor {
    style == .destructive ? .systemRed : UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  }
}

/// The actions that one swipe of a row shows. Main thread only.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The first is the outermost.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with these actions; without any, a swipe shows nothing.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
