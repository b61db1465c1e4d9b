/// What a page view controller knows.
@MainActor
final class PageState {
  /// Those that show, or come.
  var pages: [UIViewController] = []
  /// Asked for once for each page; nil until it is needed.
  var neighbors: (before: [UIViewController], after: [UIViewController])?
  var turn: PageTurn?
  /// Drives it, where pages don't scroll.
  var drag: UIPercentDrivenInteractiveTransition?
  /// The one that is marked.
  var dot = 0
  /// Whether the scroll view is put in its place by us.
  var isPlacing = false
}

/// A change of pages that is under way.
@MainActor
final class PageTurn {
  let (from, to): ([UIViewController], [UIViewController])
  let isForward: Bool
  /// Otherwise the program has asked for it.
  let isByUser: Bool
  /// The last one moves all.
  var runs: [TransitionRun] = []
  var completion: ((Bool) -> Void)?
  /// Whether another change has taken its place.
  var isInterrupted = false

  init(
    from: [UIViewController], to: [UIViewController], isForward: Bool, isByUser: Bool = true
  ) {
    (self.from, self.to) = (from, to)
    (self.isForward, self.isByUser) = (isForward, isByUser)
  }

  var main: TransitionRun? { runs.last }
}
