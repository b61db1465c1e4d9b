/// The manager of the user's session, who ends programs at a logout and starts them again at the next
/// login. Main thread only.
@MainActor
package protocol SessionClient: AnyObject {
  /// What the manager calls this program, in this session and in the next: the name of what is kept.
  /// Nil while the manager has not answered.
  var identifier: String? { get }
  /// What the program was called in the session before; nil if it was not started by the manager.
  var previousIdentifier: String? { get }

  /// Connects. Events say what the manager wants.
  func connect()
  /// The answer to `saveYourself`.
  func saved(hasSucceeded: Bool)
  /// The user ends the program; the manager does not start it again.
  func end()
}

/// What a session manager says.
package enum SessionEvent: Sendable {
  /// Keep what the next start is to restore, then answer with `saved`. If it is for a logout, other
  /// programs and the user may still cancel that.
  case saveYourself(isEnding: Bool)
  /// The logout is cancelled.
  case cancelled
  /// End now; what was saved is restored in the next session.
  case die
}
