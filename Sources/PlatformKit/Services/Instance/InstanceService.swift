/// Finds out whether the program runs already, and lets starts of it meet. Main thread only.
@MainActor
package protocol InstanceService: AnyObject {
  /// Takes the program's name on the desktop, or hands `request` to the program that has it. Waits for that, for some
  /// seconds at most.
  ///
  /// `onRequest` is called with what later starts, and the desktop, ask of this program.
  func claim(
    _ name: String, handingOver request: InstanceRequest,
    onRequest: @escaping @MainActor (InstanceRequest) -> Void
  ) -> InstanceClaim
}

/// What came of asking for a program's name.
package enum InstanceClaim: Hashable, Sendable {
  /// This program has the name, or nobody can say who has it.
  case own
  /// Another one has it, and has taken the request.
  case handedOver
  /// Another one has it and does not answer; what it will do is not known.
  case unanswered
}

/// What a start of the program is for.
package struct InstanceRequest: Hashable, Sendable {
  /// URLs to open; none to come to the front.
  package var urls: [String] = []
  /// The name of one of the program's actions.
  package var action: String?
  /// By which a window may come to the front.
  package var token: String?

  package init(urls: [String] = [], action: String? = nil, token: String? = nil) {
    (self.urls, self.action, self.token) = (urls, action, token)
  }
}
