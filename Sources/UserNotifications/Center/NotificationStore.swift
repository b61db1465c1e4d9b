import Foundation
import PlatformKit
import UIKit

/// An application's notifications: which it may show, which are waiting, which are shown. Main thread only.
@MainActor
final class NotificationStore {
  /// A request that waits for its moment.
  struct Waiting {
    let request: UNNotificationRequest
    /// When it is to be delivered by the user's calendar.
    let date: Date
    let timer: TimerQueue.QueuedTimer
  }

  private(set) weak var application: UIApplication?
  let engine: ApplicationEngine
  /// The time of the user's calendar. Tests hand in one that goes by their clock.
  var wallClock: @MainActor () -> Date = { WallClock.read() }
  var status = UNAuthorizationStatus.notDetermined
  var options: UNAuthorizationOptions = []
  var abilities: NotificationAbilities = []
  var categories: Set<UNNotificationCategory> = []
  /// In the order of the requests.
  var waiting: [Waiting] = []
  /// The oldest first.
  var delivered: [UNNotification] = []

  init(_ application: UIApplication) {
    self.application = application
    engine = application.engine
    service?.onEvent = { [weak self] in self?.handle($0) }
  }

  private static var last: NotificationStore?

  /// The current application's. Each has its own.
  static var ofApplication: NotificationStore {
    let application = UIApplication.shared
    if let last, last.application === application { return last }
    let made = NotificationStore(application)
    last = made
    return made
  }

  var service: (any NotificationService)? { engine.platform.notifications }

  var isAuthorized: Bool { status == .authorized || status == .provisional }

  var settings: UNNotificationSettings {
    UNNotificationSettings(
      status: status, options: options, keepsList: abilities.contains(.persistence))
  }

  var pendingRequests: [UNNotificationRequest] { waiting.map(\.request) }

  func authorize(_ options: UNAuthorizationOptions, _ completion: @escaping (Bool) -> Void) {
    guard let service else {
      status = .denied
      return completion(false)
    }
    service.findAbilities { [weak self] abilities in
      guard let self else { return completion(false) }
      self.abilities = abilities ?? []
      self.options = options
      let granted = options.contains(.provisional) ? UNAuthorizationStatus.provisional : .authorized
      status = abilities == nil ? .denied : granted
      completion(abilities != nil)
    }
  }

  /// Why it can't be; nil if it is set.
  func setBadge(_ count: Int) -> UNError? {
    if count < 0 { return UNError(.badgeInputInvalid) }
    guard isAuthorized, options.contains(.badge) else { return UNError(.notificationsNotAllowed) }
    application?.applicationIconBadgeNumber = count
    return nil
  }
}
