/// A layout guide that follows something that moves, and turns constraints on and off by the edges it
/// is near.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(constraints: [NSLayoutConstraint], edges: NSDirectionalRectEdge)] = []
  private var away: [(constraints: [NSLayoutConstraint], edges: NSDirectionalRectEdge)] = []

  /// The edges of the window it is near now.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Keeps constraints active while the guide is near an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near.append((trackedConstraints, edge))
    setActive(nearEdges.isSuperset(of: edge), trackedConstraints)
  }

  /// Keeps constraints active while the guide is away from an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away.append((trackedConstraints, edge))
    setActive(nearEdges.isDisjoint(with: edge), trackedConstraints)
  }

  /// Those that `setConstraints(_:activeWhenNearEdge:)` was given for these edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.filter { $0.edges == edge }.flatMap(\.constraints)
  }

  /// Those that `setConstraints(_:activeWhenAwayFrom:)` was given for these edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.filter { $0.edges == edge }.flatMap(\.constraints)
  }

  /// Forgets its constraints, and deactivates them.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near + away).flatMap(\.constraints))
    (near, away) = ([], [])
  }

  private func setActive(_ isActive: Bool, _ constraints: [NSLayoutConstraint]) {
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
