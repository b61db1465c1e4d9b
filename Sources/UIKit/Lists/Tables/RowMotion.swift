import CoreGraphics

/// Where a row comes from, and where it goes to, in an animation.
@MainActor
struct RowMotion {
  let style: UITableView.RowAnimation

  init(_ style: UITableView.RowAnimation) { self.style = style }

  /// As the row looks before it has come, or after it has gone.
  func hide(_ cell: UITableViewCell, in table: UITableView) {
    switch style {
    case .none: break
    case .fade, .automatic: cell.alpha = 0
    case .left: cell.transform = CGAffineTransform(translationX: -table.bounds.width, y: 0)
    case .right: cell.transform = CGAffineTransform(translationX: table.bounds.width, y: 0)
    case .top:
      cell.transform = CGAffineTransform(translationX: 0, y: -cell.bounds.height)
      cell.alpha = 0
    case .bottom:
      cell.transform = CGAffineTransform(translationX: 0, y: cell.bounds.height)
      cell.alpha = 0
    case .middle:
      cell.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      cell.alpha = 0
    }
  }

  static func show(_ cell: UITableViewCell) {
    cell.alpha = 1
    cell.transform = .identity
  }
}
