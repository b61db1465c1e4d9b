public import Foundation

/// What a button beside a swiped row does, in the words of iOS 8 to 12. Main thread only.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Sendable {
    /// Removes the row; red.
    case `default`
    case normal
    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// Set when the action is made.
  public let style: Style
  /// On the button.
  open var title: String?
  /// Of the button; nil for the style's.
  open var backgroundColor: UIColor?
  /// Kept: buttons have a colour.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action to show beside a row. `handler` gets the action and the row's path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  fileprivate func contextual(in table: UITableView) -> UIContextualAction {
    let style: UIContextualAction.Style = style == .default ? .destructive : .normal
    let action = UIContextualAction(style: style, title: title) { [weak table] _, view, done in
      guard let cell = view as? UITableViewCell, let path = table?.indexPath(for: cell) else {
        return done(false)
      }
      self.handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// A swipe over the whole row performs none of these.
  convenience init(_ actions: [UITableViewRowAction], of table: UITableView) {
    self.init(actions: actions.map { $0.contextual(in: table) })
    performsFirstActionWithFullSwipe = false
  }
}
