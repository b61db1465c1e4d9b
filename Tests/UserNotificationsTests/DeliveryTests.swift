import Foundation
import PlatformKit
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

extension NotificationTests {
  /// What is shown, and what the user does about it.
  @MainActor @Suite struct DeliveryTests {
    private let listener = NotificationListener()

    private func categorize(_ harness: NotificationHarness) {
      harness.center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "mail",
          actions: [
            UNNotificationAction(identifier: "reply", title: "Reply", options: .foreground),
            UNNotificationAction(identifier: "delete", title: "Delete"),
            UNTextInputNotificationAction(
              identifier: "answer", title: "Answer", textInputButtonTitle: "Send",
              textInputPlaceholder: ""),
          ], intentIdentifiers: [], options: .customDismissAction)
      ])
    }

    @Test func theContentIsShown() async throws {
      let harness = await NotificationHarness()
      categorize(harness)
      try await harness.center.add(
        harness.request("a") {
          ($0.title, $0.subtitle, $0.body) = ("Title", "Subtitle", "<Body>")
          ($0.badge, $0.sound, $0.categoryIdentifier) = (7, .default, "mail")
          $0.interruptionLevel = .critical
        })
      let shown = try #require(harness.desktop.shown.first)
      #expect(shown.title == "Title" && shown.body == "Subtitle\n<Body>")
      #expect(shown.actions.map(\.title) == ["Reply", "Delete"], "there are no fields")
      #expect(shown.urgency == .critical && !shown.isSilent && shown.soundFile == nil)
      #expect(harness.desktop.badge == 7)
    }

    @Test func aTextOfTheAppTakesItsArguments() async throws {
      let harness = await NotificationHarness()
      let plain = NSString.localizedUserNotificationString(forKey: "Backup", arguments: nil)
      let full = NSString.localizedUserNotificationString(
        forKey: "%@ of %@ are done", arguments: [3, "ten"])
      try await harness.center.add(harness.request("a") { ($0.title, $0.body) = (plain, full) })
      let shown = try #require(harness.desktop.shown.first)
      #expect(shown.title == "Backup" && shown.body == "3 of ten are done")
    }

    @Test func aBadgeAloneShowsNothing() async throws {
      let harness = await NotificationHarness()
      try await harness.center.add(harness.request("a") { ($0.title, $0.badge) = ("", 2) })
      #expect(harness.shown.isEmpty && harness.desktop.badge == 2)
    }

    @Test func anActiveAppIsAsked() async throws {
      let harness = await NotificationHarness()
      harness.activate()
      try await harness.center.add(harness.request("nobody"))
      #expect(harness.shown.isEmpty, "without a delegate the user looks at the app")
      harness.center.delegate = listener
      try await harness.center.add(harness.request("hidden"))
      #expect(harness.shown.isEmpty && listener.asked == ["hidden"])
      listener.presentation = [.banner]
      try await harness.center.add(harness.request("shown") { $0.sound = .default })
      #expect(harness.shown == ["shown"] && harness.desktop.shown[0].isSilent)
      #expect(await harness.delivered() == ["shown"])
    }

    @Test func openingOneBringsTheAppToTheFrontAndIsTold() async throws {
      let harness = await NotificationHarness()
      harness.center.delegate = listener
      try await harness.center.add(harness.request("a"))
      harness.desktop.activate("a", token: "token_TIME3")
      #expect(listener.responses == ["a \(UNNotificationDefaultActionIdentifier)"])
      let platform = harness.app.application.engine.platform as? HeadlessPlatform
      #expect(platform?.usedActivationToken == "token_TIME3")
      #expect(await harness.delivered().isEmpty)
      harness.desktop.activate("unknown")
      #expect(listener.responses.count == 1)
    }

    @Test func buttonsAndDismissalsAreTold() async throws {
      let harness = await NotificationHarness()
      categorize(harness)
      harness.center.delegate = listener
      for name in ["a", "b"] {
        try await harness.center.add(harness.request(name) { $0.categoryIdentifier = "mail" })
      }
      try await harness.center.add(harness.request("plain"))
      harness.desktop.activate("a", action: "delete")
      harness.desktop.close("b")
      harness.desktop.close("plain")
      #expect(
        listener.responses == ["a delete", "b \(UNNotificationDismissActionIdentifier)"],
        "a category says whether it wants to know")
      #expect(await harness.delivered().isEmpty)
    }

    @Test func delegatesMayAnswerLater() async throws {
      let harness = await NotificationHarness()
      harness.activate()
      let delegate = AsyncListener()
      harness.center.delegate = delegate
      try await harness.center.add(harness.request("a"))
      try await wait { !harness.shown.isEmpty }
      #expect(harness.shown == ["a"])
      harness.desktop.activate("a")
      try await wait { !delegate.responses.isEmpty }
      #expect(delegate.responses == [UNNotificationDefaultActionIdentifier])
    }

    /// The delegate's methods may run on another thread.
    private func wait(until isDone: () -> Bool) async throws {
      for _ in 0..<6000 {
        if isDone() { return }
        try await Task.sleep(for: .milliseconds(10))
      }
    }

    @Test func attachmentsAreFilesAndPicturesAreShown() async throws {
      let harness = await NotificationHarness()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      #expect(throws: UNError(.attachmentInvalidURL)) {
        try UNNotificationAttachment(identifier: "", url: file)
      }
      try Data([1]).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let attachment = try UNNotificationAttachment(identifier: "", url: file)
      #expect(attachment.type == "public.png" && !attachment.identifier.isEmpty)
      try await harness.center.add(harness.request("a") { $0.attachments = [attachment] })
      #expect(harness.desktop.shown.first?.imageFile == file.path)
    }
  }
}

/// Answers by the asynchronous methods.
private final class AsyncListener: NSObject, UNUserNotificationCenterDelegate {
  var responses: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await Task.yield()
    return [.list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    responses.append(response.actionIdentifier)
  }
}
