public import Foundation

/// The app's notifications on the desktop: `org.freedesktop.Notifications`.
///
/// Usable on any thread; completion handlers are called on the main thread, and at once where the answer is known there.
/// What is scheduled is delivered while the program runs, and ends with it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  /// The only one.
  open class func current() -> UNUserNotificationCenter { only }

  /// Weak. Set it before the app's launch has ended, or what the user does may come before. Main thread only.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// False: desktops show no views of the app's in notifications.
  open var supportsContentExtensions: Bool { false }

  override init() { super.init() }
}

// Authorization and categories.
extension UNUserNotificationCenter {
  /// Granted wherever something on the desktop shows notifications: the user is not asked, and decides in the desktop's
  /// settings. It holds until the program ends.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { $0.authorize(options) { completionHandler($0, nil) } }
  }

  /// The same.
  public nonisolated(nonsending) func requestAuthorization(options: UNAuthorizationOptions = [])
    async throws -> Bool
  {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Replaces all categories. Notifications that are shown keep their buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMain { $0.categories = categories }
  }

  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onMain { completionHandler($0.categories) }
  }

  public nonisolated(nonsending) func notificationCategories() async -> Set<UNNotificationCategory>
  {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMain { completionHandler($0.settings) }
  }

  public nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }
}

// Requests and what was delivered.
extension UNUserNotificationCenter {
  /// Schedules a notification, in place of one with the same identifier. An error says why it will not be delivered.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { $0.add(request, completionHandler ?? { _ in }) }
  }

  /// The same.
  public nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMain { completionHandler($0.pendingRequests) }
  }

  public nonisolated(nonsending) func pendingNotificationRequests() async -> [UNNotificationRequest]
  {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { $0.removePending(Set(identifiers)) }
  }

  public func removeAllPendingNotificationRequests() { onMain { $0.removePending(nil) } }

  /// Those that the user has not dealt with.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMain { completionHandler($0.delivered) }
  }

  public nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Takes them off the screen too.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { $0.removeDelivered(Set(identifiers)) }
  }

  public func removeAllDeliveredNotifications() { onMain { $0.removeDelivered(nil) } }

  /// The number on the app's icon; 0 removes it. Needs the authorization for badges.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain {
      let error = $0.setBadge(newBadgeCount)
      completionHandler?(error)
    }
  }

  /// The same.
  public nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      setBadgeCount(newBadgeCount) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}

extension UNUserNotificationCenter {
  private func onMain(_ body: @escaping @MainActor @Sendable (NotificationStore) -> Void) {
    DispatchQueue.main.runAtOnceOnMain { body(.ofApplication) }
  }
}
