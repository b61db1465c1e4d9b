import CoreGraphics
import Foundation

// The user's drags in the style that scrolls. The scroll view moves the pages; a run tells controllers.

extension UIPageViewController {
  func dragWillBegin() {
    guard !state.pages.isEmpty else { return }
    if state.turn?.main?.animator is AnimatorTransition { finishTurn() }
    askForNeighbors()
  }

  func didScroll() {
    guard transitionStyle == .scroll, !state.isPlacing, !state.pages.isEmpty, pitch > 0 else {
      return
    }
    let way = travel
    if abs(way) * pitch >= 0.5 {
      if let turn = state.turn, turn.isForward != (way > 0) { end(turn, completed: false) }
      if state.turn == nil { beginSwipe(forward: way > 0) }
    }
    state.turn?.runs.forEach { $0.note(abs(way)) }
  }

  private func beginSwipe(forward: Bool) {
    askForNeighbors()
    let pages = (forward ? state.neighbors?.after : state.neighbors?.before) ?? []
    guard !pages.isEmpty else { return }
    let turn = PageTurn(from: state.pages, to: pages, isForward: forward)
    start(turn, place: forward ? 1 : -1) { _ in FollowingTransition(duration: Self.duration) }
  }

  /// Content that was caught on its way goes on with the same turn.
  func endSwipe() {
    guard let turn = state.turn, !(turn.main?.animator is AnimatorTransition) else { return }
    let way = travel
    guard abs(way - way.rounded()) * pitch < 1 else { return }
    end(turn, completed: abs(way) > 0.5)
    placePages()
  }
}

extension UIPageViewController {
  /// Pages are asked for when they may be needed, and once.
  func askForNeighbors() {
    guard state.neighbors == nil else { return }
    state.neighbors = (spread(forward: false), spread(forward: true))
    limitPages()
  }

  func forgetNeighbors() {
    state.neighbors = nil
    if isViewLoaded, state.turn == nil { limitPages() }
  }

  /// As many pages as show, or none.
  func spread(forward: Bool) -> [UIViewController] {
    guard let dataSource else { return [] }
    var (pages, last): ([UIViewController], UIViewController?) = (
      [], forward ? state.pages.last : state.pages.first
    )
    while pages.count < state.pages.count, let from = last {
      let next =
        forward
        ? dataSource.pageViewController(self, viewControllerAfter: from)
        : dataSource.pageViewController(self, viewControllerBefore: from)
      guard let next, !state.pages.contains(where: { $0 === next }) else { return [] }
      pages.append(next)
      last = next
    }
    return forward ? pages : pages.reversed()
  }
}
