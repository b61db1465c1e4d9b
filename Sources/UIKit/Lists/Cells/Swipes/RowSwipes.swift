import CoreGraphics
import Foundation

/// A cell that moves aside for the buttons of a swipe.
@MainActor
protocol SwipedCell: UIView {
  var swipe: SwipeActionsView? { get set }
  /// Whether the cell has corners of its own that cut its content.
  var isCut: Bool { get }
}

/// A list whose rows have actions beside them.
@MainActor
protocol SwipingList: UIScrollView {
  func swipedCell(at point: CGPoint) -> (any SwipedCell)?
  func swipeActions(of cell: any SwipedCell, isLeading: Bool) -> UISwipeActionsConfiguration?
  func willShowActions(of cell: any SwipedCell)
  func didHideActions(of cell: (any SwipedCell)?)
}

/// Follows the finger that swipes a row of a list. One row at a time shows its actions.
@MainActor
final class RowSwipes {
  private weak var list: (any SwipingList)?
  private let pan: UIPanGestureRecognizer
  private(set) weak var cell: (any SwipedCell)?

  init(_ list: any SwipingList) {
    self.list = list
    pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .continuous
    pan.addTarget(self, action: RowSwipes.follow)
    list.addGestureRecognizer(pan)
  }

  func owns(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === pan }

  var mayBegin: Bool {
    guard let list else { return false }
    let travel = pan.direction(in: list)
    guard abs(travel.x) > abs(travel.y), let touched = list.swipedCell(at: pan.location(in: list))
    else { return false }
    if touched.swipe != nil { return true }
    close(animated: true)
    let isLeading = (travel.x > 0) != list.isRightToLeft
    guard let actions = list.swipeActions(of: touched, isLeading: isLeading),
      !actions.actions.isEmpty
    else { return false }
    show(actions, isLeading: isLeading, of: touched)
    return true
  }

  func show(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool, of cell: any SwipedCell
  ) {
    let view = SwipeActionsView(configuration, isLeading: isLeading, for: cell)
    view.onClose = { [weak self, weak cell] in
      guard let self else { return }
      if self.cell === cell { self.cell = nil }
      list?.didHideActions(of: cell)
    }
    cell.addSubview(view)
    cell.swipe = view
    self.cell = cell
    list?.willShowActions(of: cell)
  }

  func close(animated: Bool) { cell?.swipe?.close(animated: animated) }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let list, let swipe = cell?.swipe else { return }
    switch pan.state {
    case .began:
      swipe.beginDrag()
      swipe.drag(to: pan.translation(in: list).x)
    case .changed: swipe.drag(to: pan.translation(in: list).x)
    case .ended: swipe.endDrag(velocity: pan.velocity(in: list).x)
    case .cancelled, .failed: swipe.close(animated: true)
    case .possible: break
    }
  }
}

extension UIPanGestureRecognizer {
  /// Where it goes; the slop may have absorbed all travel so far.
  fileprivate func direction(in view: UIView) -> CGPoint {
    let travel = translation(in: view)
    return travel == .zero ? velocity(in: view) : travel
  }
}
