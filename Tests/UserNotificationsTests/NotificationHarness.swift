import Foundation
import PlatformKit
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

/// An app with notifications on a desktop in memory, whose calendar goes by the clock of the test.
@MainActor
final class NotificationHarness {
  let app: AppHarness
  let desktop = HeadlessNotifications()
  let center = UNUserNotificationCenter.current()
  /// A Monday, 12:00 UTC.
  static let start = Date(timeIntervalSince1970: 1_700_481_600)

  init(isAuthorized: Bool = true, hasDesktop: Bool = true) async {
    app = AppHarness()
    let platform = app.application.engine.platform as? HeadlessPlatform
    if hasDesktop { platform?.notifications = desktop }
    center.delegate = nil
    let clock = app.application.engine.platform.clock
    let began = clock.now()
    NotificationStore.ofApplication.wallClock = { Self.start + (clock.now() - began) }
    // Another program has the keyboard.
    app.show(UIViewController())
    post(.unfocused)
    if isAuthorized {
      _ = try? await center.requestAuthorization(options: [.alert, .sound, .badge])
    }
  }

  private func post(_ change: WindowChange) {
    let platform = app.application.engine.platform as? HeadlessPlatform
    if let window = platform?.windows.last { platform?.post(.window(window.id, change)) }
    app.settle()
  }

  /// A window in use makes the app active.
  func activate() {
    post(.focused)
    #expect(app.application.applicationState == .active)
  }

  func request(
    _ identifier: String, after seconds: Double? = nil, repeats: Bool = false,
    _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier
    change(content)
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
    }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  var shown: [String] { desktop.shown.map(\.identifier) }

  /// The identifiers of what waits.
  func pending() async -> [String] {
    await center.pendingNotificationRequests().map(\.identifier)
  }

  func delivered() async -> [String] {
    await center.deliveredNotifications().map(\.request.identifier)
  }
}

/// Hears of notifications, and presents them as it is told.
final class NotificationListener: NSObject, UNUserNotificationCenterDelegate {
  var presentation: UNNotificationPresentationOptions = []
  var asked: [String] = []
  var responses: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    asked.append(notification.request.identifier)
    completionHandler(presentation)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    responses.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
    completionHandler()
  }
}
