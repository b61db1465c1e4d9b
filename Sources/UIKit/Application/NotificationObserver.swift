import Foundation

/// Hears of notifications of a name, whoever they are about, while it is held.
@MainActor
final class NotificationObserver {
  private let token: any NSObjectProtocol

  /// `body` is called while a notification is posted, which must be on the main thread.
  init(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  isolated deinit { NotificationCenter.default.removeObserver(token) }
}
