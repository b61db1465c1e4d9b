/// Notifications in memory: tests look at what is shown, and act as the user. Main thread only.
@MainActor
package final class HeadlessNotifications: NotificationService {
  package var onEvent: @MainActor (DesktopNotificationEvent) -> Void = { _ in }
  /// Nil plays a desktop without notifications.
  package var abilities: NotificationAbilities? = [.actions, .body, .sound, .persistence]
  /// Those that are on the screen, the oldest first.
  package private(set) var shown: [DesktopNotification] = []
  package private(set) var badge = 0

  package init() {}

  package func findAbilities(_ completion: @escaping @MainActor (NotificationAbilities?) -> Void) {
    completion(abilities)
  }

  package func show(
    _ notification: DesktopNotification, completion: @escaping @MainActor (Bool) -> Void
  ) {
    shown.removeAll { $0.identifier == notification.identifier }
    if abilities != nil { shown.append(notification) }
    completion(abilities != nil)
  }

  package func withdraw(_ identifier: String) { shown.removeAll { $0.identifier == identifier } }

  package func setBadge(_ count: Int) { badge = count }

  /// The user opens a notification, or presses one of its buttons, which closes it.
  package func activate(_ identifier: String, action: String? = nil, token: String? = nil) {
    withdraw(identifier)
    onEvent(.activated(identifier, action: action, token: token))
    onEvent(.closed(identifier, byUser: false))
  }

  /// The user closes a notification.
  package func close(_ identifier: String) {
    withdraw(identifier)
    onEvent(.closed(identifier, byUser: true))
  }
}
