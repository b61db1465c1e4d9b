import Foundation
import PlatformKit
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension NotificationTests {
  /// Requests that wait for their moments.
  @MainActor @Suite struct SchedulingTests {
    @Test func aRequestWithoutATriggerIsDeliveredAtOnce() async throws {
      let harness = await NotificationHarness()
      try await harness.center.add(harness.request("now"))
      #expect(harness.shown == ["now"])
      #expect(await harness.pending().isEmpty)
      #expect(await harness.delivered() == ["now"])
    }

    @Test func anIntervalPasses() async throws {
      let harness = await NotificationHarness()
      try await harness.center.add(harness.request("later", after: 10))
      try await harness.center.add(harness.request("soon", after: 5))
      #expect(await harness.pending() == ["later", "soon"])
      harness.app.advance(by: 4.9)
      #expect(harness.shown.isEmpty)
      harness.app.advance(by: 0.2)
      #expect(harness.shown == ["soon"])
      harness.app.advance(by: 5)
      #expect(harness.shown == ["soon", "later"])
      #expect(await harness.pending().isEmpty)
    }

    @Test func aRepeatingOneComesAgain() async throws {
      let harness = await NotificationHarness()
      try await harness.center.add(harness.request("minute", after: 60, repeats: true))
      harness.app.advance(by: 61)
      #expect(harness.shown == ["minute"])
      harness.center.removeAllDeliveredNotifications()
      #expect(harness.shown.isEmpty)
      harness.app.advance(by: 60)
      #expect(harness.shown == ["minute"])
      #expect(await harness.pending() == ["minute"])
    }

    @Test func aMomentOfTheCalendarComes() async throws {
      let harness = await NotificationHarness()
      var components = DateComponents()
      components.timeZone = TimeZone(identifier: "UTC")
      (components.hour, components.minute) = (12, 30)
      let content = UNMutableNotificationContent()
      content.body = "Tea"
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
      try await harness.center.add(
        UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
      harness.app.advance(by: 29 * 60)
      #expect(harness.shown.isEmpty)
      harness.app.advance(by: 61)
      #expect(harness.shown == ["tea"])
      harness.center.removeAllDeliveredNotifications()
      #expect(await harness.pending() == ["tea"], "tomorrow again")
    }

    @Test func aClockThatIsSetCounts() async throws {
      let harness = await NotificationHarness()
      var components = DateComponents()
      components.timeZone = TimeZone(identifier: "UTC")
      components.hour = 18
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      let content = UNMutableNotificationContent()
      content.title = "Evening"
      try await harness.center.add(
        UNNotificationRequest(identifier: "evening", content: content, trigger: trigger))
      NotificationStore.ofApplication.wallClock = { NotificationHarness.start + 7 * 3600 }
      harness.app.advance(by: 61)
      #expect(harness.shown == ["evening"])
      #expect(await harness.pending().isEmpty)
    }

    @Test func theSameIdentifierReplaces() async throws {
      let harness = await NotificationHarness()
      try await harness.center.add(harness.request("a", after: 5) { $0.body = "old" })
      try await harness.center.add(harness.request("a", after: 8) { $0.body = "new" })
      harness.app.advance(by: 6)
      #expect(harness.shown.isEmpty)
      harness.app.advance(by: 3)
      #expect(harness.desktop.shown.map(\.body) == ["new"])
    }

    @Test func whatIsRemovedDoesNotCome() async throws {
      let harness = await NotificationHarness()
      for name in ["a", "b", "c"] { try await harness.center.add(harness.request(name, after: 5)) }
      harness.center.removePendingNotificationRequests(withIdentifiers: ["b", "x"])
      #expect(await harness.pending() == ["a", "c"])
      harness.app.advance(by: 6)
      #expect(harness.shown == ["a", "c"])
      harness.center.removeDeliveredNotifications(withIdentifiers: ["a"])
      #expect(harness.shown == ["c"])
      #expect(await harness.delivered() == ["c"])
      try await harness.center.add(harness.request("d", after: 5))
      harness.center.removeAllPendingNotificationRequests()
      #expect(await harness.pending().isEmpty)
    }

    @Test func requestsThatCanNotBeAreRefused() async throws {
      let harness = await NotificationHarness()
      await #expect(throws: UNError(.notificationInvalidNoContent)) {
        try await harness.center.add(harness.request("") { $0.title = "" })
      }
      var past = DateComponents()
      past.year = 1999
      let trigger = UNCalendarNotificationTrigger(dateMatching: past, repeats: false)
      await #expect(throws: UNError(.notificationInvalidNoDate)) {
        try await harness.center.add(
          UNNotificationRequest(
            identifier: "past", content: harness.request("past").content, trigger: trigger))
      }
      #expect(await harness.pending().isEmpty)
    }

    @Test func intervalsThatCanNotBeAreMistakes() async {
      await #expect(processExitsWith: .failure) {
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
      }
      await #expect(processExitsWith: .failure) {
        _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
      }
    }

    @Test func aRequestKeepsWhatItWasGiven() {
      let content = UNMutableNotificationContent()
      content.title = "one"
      content.userInfo = ["key": 1]
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.title = "two"
      #expect(request.content.title == "one" && request.content.userInfo["key"] as? Int == 1)
      let copy = request.content.mutableCopy() as? UNMutableNotificationContent
      copy?.title = "three"
      #expect(copy?.title == "three" && request.content.title == "one")
    }
  }
}
