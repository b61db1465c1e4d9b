import Foundation
import PlatformKit
import UIKit

// What is delivered, and what the user does about it.
extension NotificationStore {
  private var center: UNUserNotificationCenter { .current() }

  /// An active app is asked how; without a delegate it presents nothing, as the user looks at it.
  func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: wallClock(), request: request)
    guard application?.applicationState == .active else {
      return present(notification, [.banner, .list, .sound, .badge])
    }
    center.delegate?.userNotificationCenter(center, willPresent: notification) {
      @Sendable [weak self] options in
      // Delegates answer on any thread.
      DispatchQueue.main.runAtOnceOnMain { [weak self] in self?.present(notification, options) }
    }
  }

  private func present(_ notification: UNNotification, _ chosen: UNNotificationPresentationOptions)
  {
    let content = notification.request.content
    if chosen.contains(.badge), let badge = content.badge { _ = setBadge(max(0, badge.intValue)) }
    guard chosen.isShown, options.contains(.alert), !content.isTextless else { return }
    let identifier = notification.request.identifier
    delivered.removeAll { $0.request.identifier == identifier }
    delivered.append(notification)
    let isHeard = chosen.contains(.sound) && options.contains(.sound)
    service?.show(words(for: notification, isHeard: isHeard)) { [weak self] isShown in
      if !isShown { self?.delivered.removeAll { $0 === notification } }
    }
  }

  private func words(for notification: UNNotification, isHeard: Bool) -> DesktopNotification {
    let content = notification.request.content
    let title = content.title.isEmpty ? engine.platform.identity.name : content.title
    var words = DesktopNotification(identifier: notification.request.identifier, title: title)
    words.body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    words.actions = actions(for: content).map { .init(identifier: $0.identifier, title: $0.title) }
    words.urgency = content.urgency
    words.isSilent = !isHeard || content.sound == nil
    words.soundFile = content.sound?.file
    words.imageFile = content.attachments.first { $0.isPicture }?.url.path
    return words
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    categories.first { $0.identifier == content.categoryIdentifier }
  }

  /// Without those that need a field.
  private func actions(for content: UNNotificationContent) -> [UNNotificationAction] {
    category(of: content)?.actions.filter { !($0 is UNTextInputNotificationAction) } ?? []
  }

  /// Nil stands for all.
  func removeDelivered(_ identifiers: Set<String>?) {
    for one in delivered where identifiers?.contains(one.request.identifier) ?? true {
      service?.withdraw(one.request.identifier)
    }
    delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true }
  }
}

// The user.
extension NotificationStore {
  func handle(_ event: DesktopNotificationEvent) {
    switch event {
    case .activated(let identifier, let action, let token):
      if let notification = take(identifier) { activate(notification, action, token) }
    case .closed(let identifier, let byUser):
      guard let notification = take(identifier), byUser else { return }
      let category = self.category(of: notification.request.content)
      if category?.options.contains(.customDismissAction) == true {
        respond(to: notification, UNNotificationDismissActionIdentifier)
      }
    }
  }

  /// Services close what was activated, so that it is no more among the delivered.
  private func take(_ identifier: String) -> UNNotification? {
    guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else {
      return nil
    }
    return delivered.remove(at: index)
  }

  private func activate(_ notification: UNNotification, _ identifier: String?, _ token: String?) {
    let action = actions(for: notification.request.content).first { $0.identifier == identifier }
    if identifier == nil || action?.options.contains(.foreground) == true {
      application?.comeToFront(token: token)
    }
    respond(to: notification, identifier ?? UNNotificationDefaultActionIdentifier)
  }

  private func respond(to notification: UNNotification, _ action: String) {
    let response = UNNotificationResponse(
      notification, actionIdentifier: action, targetScene: application?.sceneInFront)
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
    engine.turn.schedule()
  }
}

extension UNNotificationContent {
  /// Whether there is nothing to show.
  fileprivate var isTextless: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty }

  fileprivate var urgency: DesktopNotification.Urgency {
    switch interruptionLevel {
    case .passive: .low
    case .active, .timeSensitive: .normal
    case .critical: .critical
    }
  }
}
