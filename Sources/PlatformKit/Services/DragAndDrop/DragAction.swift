/// What becomes of what is dropped.
package enum DragAction: Hashable, Sendable {
  case copy
  /// The source removes its own after the drop.
  case move
}

/// How long other programs get in a drag, in seconds.
package enum DragTimeout {
  /// Until a target answers that is dropped on.
  package static let answer = 2.0
  /// Until a target has taken what was dropped, or the next part of it.
  package static let finish = 10.0
  /// Until a promised file is saved.
  package static let save = 60.0
}
