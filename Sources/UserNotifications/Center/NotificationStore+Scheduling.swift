import Foundation
import PlatformKit
import UIKit

// Requests wait for their moments, which the application's one timer queue keeps.
extension NotificationStore {
  /// Moments of the calendar are looked at this often in seconds, as the user may set the clock, and the computer may
  /// sleep.
  private static let calendarInterval = 60.0

  func add(
    _ request: UNNotificationRequest, _ completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    if let fault = self.fault(of: request) { return completion(fault) }
    removePending([request.identifier])
    if let trigger = request.trigger {
      guard let date = trigger.nextDate(after: wallClock()) else {
        return completion(UNError(.notificationInvalidNoDate))
      }
      wait(for: date, request)
      completion(nil)
    } else {
      completion(nil)
      deliver(request)
    }
  }

  private func fault(of request: UNNotificationRequest) -> UNError? {
    if !isAuthorized { return UNError(.notificationsNotAllowed) }
    if request.content.values.isEmpty { return UNError(.notificationInvalidNoContent) }
    return nil
  }

  private func wait(for date: Date, _ request: UNNotificationRequest) {
    let rest = max(0, date.timeIntervalSince(wallClock()))
    let delay =
      request.trigger is UNCalendarNotificationTrigger ? min(rest, Self.calendarInterval) : rest
    let timer = engine.timers.set(at: engine.platform.clock.now() + delay) { [weak self] in
      self?.fire(request)
    }
    waiting.append(Waiting(request: request, date: date, timer: timer))
  }

  private func fire(_ request: UNNotificationRequest) {
    guard let index = waiting.firstIndex(where: { $0.request === request }) else { return }
    let date = waiting.remove(at: index).date
    if request.trigger is UNCalendarNotificationTrigger, date > wallClock() {
      return wait(for: date, request)
    }
    if let trigger = request.trigger, trigger.repeats,
      let next = trigger.nextDate(after: max(date, wallClock()))
    {
      wait(for: next, request)
    }
    deliver(request)
  }

  /// Nil stands for all.
  func removePending(_ identifiers: Set<String>?) {
    let removed = waiting.filter { identifiers?.contains($0.request.identifier) ?? true }
    for one in removed { one.timer.cancel() }
    waiting.removeAll { identifiers?.contains($0.request.identifier) ?? true }
  }
}
