extension UIView {
  /// The view and those it is in, the topmost last.
  var selfAndSuperviews: SelfAndSuperviews { SelfAndSuperviews(upcoming: self) }

  @MainActor
  struct SelfAndSuperviews: @MainActor Sequence, @MainActor IteratorProtocol {
    fileprivate var upcoming: UIView?

    mutating func next() -> UIView? {
      let view = upcoming
      upcoming = view?.superview
      return view
    }
  }
}
