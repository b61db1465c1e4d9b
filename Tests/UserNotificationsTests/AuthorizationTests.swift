import Foundation
import PlatformKit
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension NotificationTests {
  /// What an app may do, by what the desktop has.
  @MainActor @Suite struct AuthorizationTests {
    @Test func nothingIsAllowedBeforeItIsAskedFor() async throws {
      let harness = await NotificationHarness(isAuthorized: false)
      #expect(await harness.center.notificationSettings().authorizationStatus == .notDetermined)
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await harness.center.add(harness.request("a"))
      }
      #expect(harness.shown.isEmpty)
    }

    @Test func aDesktopThatShowsNotificationsGrants() async throws {
      let harness = await NotificationHarness(isAuthorized: false)
      #expect(try await harness.center.requestAuthorization(options: [.alert, .badge]))
      let settings = await harness.center.notificationSettings()
      #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled)
      #expect(settings.soundSetting == .disabled && settings.badgeSetting == .enabled)
      #expect(settings.notificationCenterSetting == .enabled && settings.alertStyle == .banner)
    }

    @Test func aDesktopWithoutThemDenies() async throws {
      let silent = await NotificationHarness(isAuthorized: false)
      silent.desktop.abilities = nil
      #expect(try await !silent.center.requestAuthorization(options: [.alert]))
      #expect(await silent.center.notificationSettings().authorizationStatus == .denied)
      let none = await NotificationHarness(isAuthorized: false, hasDesktop: false)
      #expect(try await !none.center.requestAuthorization(options: [.alert]))
    }

    @Test func callsFromOtherThreadsArrive() async throws {
      let harness = await NotificationHarness()
      let center = harness.center
      let count = await Task.detached { () -> Int in
        center.setNotificationCategories([
          UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [])
        ])
        return await center.notificationCategories().count
      }.value
      #expect(count == 1)
    }

    @Test func badgesNeedTheirAuthorization() async throws {
      let harness = await NotificationHarness()
      try await harness.center.setBadgeCount(5)
      #expect(harness.desktop.badge == 5)
      #expect(harness.app.application.applicationIconBadgeNumber == 5)
      await #expect(throws: UNError(.badgeInputInvalid)) {
        try await harness.center.setBadgeCount(-1)
      }
      try await harness.center.setBadgeCount(0)
      #expect(harness.desktop.badge == 0)
      _ = try await harness.center.requestAuthorization(options: [.alert])
      await #expect(throws: UNError(.notificationsNotAllowed)) {
        try await harness.center.setBadgeCount(1)
      }
    }
  }
}

/// One application at a time is the current one.
@Suite(.serialized) enum NotificationTests {}
