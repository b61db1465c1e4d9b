/// The desktop's own way to open URLs with other programs. Main thread only; nothing waits for it.
@MainActor
package protocol URLOpener: AnyObject {
  /// Hands a URL over. The completion is called once. The token lets the other program come to the front.
  func open(
    _ url: String, over window: WindowID?, token: String?,
    completion: @escaping @MainActor (URLOpening) -> Void)
}

/// What came of opening a URL.
package enum URLOpening: Hashable, Sendable {
  case opened
  /// The user did not want it.
  case cancelled
  /// The desktop does not do this.
  case unavailable
}
