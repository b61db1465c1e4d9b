import Foundation
import PlatformKit
import Testing
@testable import UIKit

/// Starts of an app that has one instance.
@MainActor @Suite(.serialized) final class InstanceTests {
  private let platform = HeadlessPlatform()
  private let instances = FakeInstances()
  private let delegate = OpenedURLs()

  private func start(
    _ arguments: String..., isSingle: Bool = true, delegate: (any UIApplicationDelegate)? = nil
  ) -> UIApplication {
    platform.instances = instances
    var manifest = SceneManifest()
    (manifest.identifier, manifest.isSingleInstance) = ("org.example.Cards", isSingle)
    manifest.shortcutItems = [
      UIApplicationShortcutItem(type: "org.example.new_card", localizedTitle: "New Card")
    ]
    return UIApplication.start(
      platform: platform, delegate: { delegate ?? self.delegate }, manifest: { _ in manifest },
      arguments: arguments)
  }

  @Test func theFirstStartsAndOpensWhatLaterOnesHandOver() {
    let application = start()
    defer { application.stop() }
    #expect(application.exitStatus == nil && instances.names == ["org.example.Cards"])
    instances.ask?(InstanceRequest(urls: ["cards://1", "--option", "/no/such/file"], token: "t"))
    #expect(delegate.opened == ["cards://1"])
    #expect(platform.usedActivationToken == "t")
    instances.ask?(InstanceRequest(action: "new"))
    #expect(delegate.shortcuts == ["new"])
  }

  /// Names of actions have fewer signs than types of shortcuts.
  @Test func anActionOfTheDesktopFileIsItsShortcut() {
    let application = start()
    defer { application.stop() }
    for action in ["org-example-new-card", "org.example.new_card", "org-example-other"] {
      instances.ask?(InstanceRequest(action: action))
    }
    #expect(
      delegate.shortcuts == ["org.example.new_card", "org.example.new_card", "org-example-other"])
  }

  @Test func aRequestForNothingBringsTheAppToTheFront() {
    let application = start()
    defer { application.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    application.engine.turn.run()
    let shown = platform.windows[0]
    shown.minimize()
    application.engine.turn.run()
    #expect(shown.isMinimized)
    instances.ask?(InstanceRequest(token: "t"))
    application.engine.turn.run()
    #expect(platform.usedActivationToken == "t")
    #expect(!shown.isMinimized && window.isKeyWindow && delegate.opened.isEmpty)
  }

  @Test func aLaterStartHandsOverAndEnds() {
    instances.result = .handedOver
    platform.activationToken = "launcher_TIME1"
    let application = start("cards://1")
    defer { application.stop() }
    #expect(application.exitStatus == 0 && !delegate.hasLaunched)
    #expect(instances.handedOver == [InstanceRequest(urls: ["cards://1"], token: "launcher_TIME1")])
  }

  @Test func anInstanceThatHangsIsSaidAndTheStartFails() {
    let lines = LoggedLines(with: "does not answer")
    instances.result = .unanswered
    let application = start()
    defer { application.stop() }
    #expect(application.exitStatus == 1 && lines.all.count == 1 && !delegate.hasLaunched)
  }

  @Test func otherAppsAskNobody() {
    let application = start(isSingle: false)
    defer { application.stop() }
    #expect(instances.names.isEmpty && delegate.hasLaunched)
  }

  @Test func scenesGetTheURLs() {
    let delegate = OpeningSceneApp()
    let application = start(delegate: delegate)
    defer { application.stop() }
    instances.ask?(InstanceRequest(urls: ["cards://1"]))
    #expect(OpeningScene.opened == ["cards://1"])
  }
}

@MainActor
private final class FakeInstances: InstanceService {
  var result = InstanceClaim.own
  var names: [String] = []
  var handedOver: [InstanceRequest] = []
  var ask: (@MainActor (InstanceRequest) -> Void)?

  func claim(
    _ name: String, handingOver request: InstanceRequest,
    onRequest: @escaping @MainActor (InstanceRequest) -> Void
  ) -> InstanceClaim {
    names.append(name)
    if result == .own { ask = onRequest } else { handedOver.append(request) }
    return result
  }
}

private final class OpenedURLs: NSObject, UIApplicationDelegate {
  var opened: [String] = []
  var shortcuts: [String] = []
  var hasLaunched = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    hasLaunched = true
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url.absoluteString)
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    shortcuts.append(shortcutItem.type)
    return true
  }
}

private final class OpeningSceneApp: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OpeningScene.self
    return configuration
  }
}

private final class OpeningScene: NSObject, UIWindowSceneDelegate {
  static var opened: [String] = []

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Self.opened += contexts.map(\.url.absoluteString)
  }
}
