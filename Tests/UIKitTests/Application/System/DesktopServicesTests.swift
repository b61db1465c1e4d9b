import Foundation
import PlatformKit
import Testing
@testable import UIKit

/// What the app asks of the desktop: no idling, a number on its icon, URLs opened.
@MainActor @Suite(.serialized) struct DesktopServicesTests {
  private let app = TestApp()

  @Test func theIdleTimerIsInhibitedUntilTheEnd() {
    let inhibitor = IdleLog()
    app.platform.idleInhibitor = inhibitor
    app.application.isIdleTimerDisabled = false
    app.application.isIdleTimerDisabled = true
    app.application.isIdleTimerDisabled = true
    #expect(inhibitor.wishes == [true])
    #expect(inhibitor.window == app.id())
    app.application.isIdleTimerDisabled = false
    app.application.isIdleTimerDisabled = true
    app.application.end(status: 0)
    #expect(inhibitor.wishes == [true, false, true, false])
  }

  @Test func theIconsNumberIsTheDesktops() {
    let notifications = HeadlessNotifications()
    app.platform.notifications = notifications
    app.application.applicationIconBadgeNumber = 4
    #expect(notifications.badge == 4)
    app.application.applicationIconBadgeNumber = -1
    #expect(notifications.badge == 0)
  }

  @Test func thePortalOpensAddressesButNoFiles() async throws {
    let folder = try TemporaryFolder()
    app.application.opener.path = folder.url.path
    let portal = URLLog()
    app.platform.urlOpener = portal
    app.platform.activationToken = "token_TIME1"
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(await app.application.open(address))
    #expect(portal.urls == ["https://example.org/a"] && portal.tokens == ["token_TIME1"])
    portal.answer = .cancelled
    #expect(await !app.application.open(address))
    #expect(await !app.application.open(URL(fileURLWithPath: "/tmp")), "there is no xdg-open")
    #expect(portal.urls.count == 2)
  }

  @Test func withoutAPortalTheProgramIsAsked() async throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\nexit 0\n", to: "xdg-open", isProgram: true)
    app.application.opener.path = folder.url.path
    let portal = URLLog()
    portal.answer = .unavailable
    app.platform.urlOpener = portal
    #expect(await app.application.open(try #require(URL(string: "https://example.org/a"))))
    #expect(portal.urls.count == 1)
  }

  @Test func theProgramHasItsManifestsNames() throws {
    let folder = try TemporaryFolder()
    let lines = LoggedLines(with: folder.url.path)
    func read(_ body: String) throws -> SceneManifest {
      try folder.write(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>",
        to: "Info.casement.plist")
      let file = folder.url.appendingPathComponent("Info.casement.plist")
      return SceneManifestReader(file: file, module: "Cards").read()
    }
    let manifest = try read(
      """
      <key>CFBundleIdentifier</key><string>org.example.$(PRODUCT_NAME)</string>
      <key>CFBundleName</key><string>Cards</string>
      <key>LSMultipleInstancesProhibited</key><true/>
      """)
    #expect(manifest.identifier == "org.example.Cards" && manifest.displayName == "Cards")
    #expect(manifest.isSingleInstance && lines.all.isEmpty)
    let open = try read(
      """
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>LSMultipleInstancesProhibited</key><string>x</string>
      """)
    #expect(open.identifier == nil && !open.isSingleInstance && lines.all.count == 1)
  }
}

@MainActor
private final class IdleLog: IdleInhibitor {
  var wishes: [Bool] = []
  var window: WindowID?

  func setInhibited(_ isInhibited: Bool, window: WindowID?) {
    wishes.append(isInhibited)
    if isInhibited { self.window = window }
  }
}

@MainActor
private final class URLLog: URLOpener {
  var urls: [String] = []
  var tokens: [String?] = []
  var answer = URLOpening.opened

  func open(
    _ url: String, over window: WindowID?, token: String?,
    completion: @escaping @MainActor (URLOpening) -> Void
  ) {
    urls.append(url)
    tokens.append(token)
    completion(answer)
  }
}
