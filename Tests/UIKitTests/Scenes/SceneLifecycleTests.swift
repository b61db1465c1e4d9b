import Foundation
import PlatformKit
import RasterKit
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct SceneLifecycleTests {
  @Test func launchWithScenesComesInAppleOrder() {
    let stage = SceneStage()
    #expect(
      stage.taken() == [
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
        "willConnect unattached", "willEnterForeground foregroundInactive",
        "didBecomeActive foregroundActive",
      ])
    #expect(stage.application.applicationState == .active)
    #expect(stage.scenes.map(\.activationState) == [.foregroundActive])
  }

  @Test func aDelegateThatAnswersHasScenesWithoutAManifest() {
    let stage = SceneStage(manifest: SceneManifest())
    #expect(stage.application.connectedScenes.count == 1)
    #expect(stage.application.supportsMultipleScenes)
    #expect(stage.taken().contains("willConnect unattached"))
  }

  @Test func aManifestAloneMakesTheSceneAndItsDelegate() {
    let manifest = SceneManifest(
      supportsMultipleScenes: false,
      configurations: [
        .init(
          name: "Default", role: .windowApplication, sceneClass: OwnScene.self,
          delegateClass: RecordingSceneDelegate.self)
      ])
    let stage = SceneStage(manifest: manifest, answers: false)
    #expect(
      stage.taken() == [
        "willFinishLaunching", "didFinishLaunching", "willConnect unattached",
        "willEnterForeground foregroundInactive", "didBecomeActive foregroundActive",
      ])
    #expect(stage.scenes.first is OwnScene)
    #expect((stage.scenes.first as? OwnScene)?.marks == ["made"])
    #expect(!stage.application.supportsMultipleScenes)
  }

  @Test func withoutScenesTheAppDelegateIsTold() {
    let stage = SceneStage(manifest: SceneManifest(), answers: false)
    #expect(stage.taken() == ["willFinishLaunching", "didFinishLaunching", "app active"])
    #expect(stage.application.connectedScenes.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.makeKeyAndVisible()
    #expect(window.windowScene?.windows == [window])
    #expect(stage.application.connectedScenes == [window.windowScene])
  }

  @Test func focusThatGoesAwayMakesTheSceneInactive() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.post(.unfocused)
    #expect(stage.taken() == ["willResignActive foregroundActive"])
    #expect(stage.application.applicationState == .inactive)
    stage.post(.focused)
    #expect(stage.taken() == ["didBecomeActive foregroundActive"])
  }

  @Test func aMinimisedSceneGoesToTheBackgroundAndIsAskedForItsState() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.post(.hidden)
    #expect(
      stage.taken() == [
        "willResignActive foregroundActive", "didEnterBackground background",
        "stateRestorationActivity background",
      ])
    let session = stage.scenes[0].session
    #expect(session.stateRestorationActivity?.activityType == "test.kept")
    #expect(stage.application.applicationState == .background)
    stage.post(.shown)
    #expect(
      stage.taken() == [
        "willEnterForeground foregroundInactive", "didBecomeActive foregroundActive",
      ])
  }

  @Test func theApplicationsNotificationsComeAfterTheScenes() {
    var names: [String] = []
    let tokens = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let stage = SceneStage()
    #expect(
      names == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
      ])
    names = []
    stage.post(.hidden)
    #expect(
      names == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
  }

  @Test func theUserClosesTheLastWindow() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.post(.closeRequested)
    #expect(
      stage.taken() == [
        "willResignActive foregroundActive", "didEnterBackground background",
        "stateRestorationActivity background", "didDisconnect unattached", "didDiscard 1",
        "terminate",
      ])
    #expect(stage.application.exitStatus == 0)
    #expect(stage.application.openSessions.isEmpty)
  }

  @Test func anEndedProgramDisconnectsItsScenes() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.application.end(status: 0)
    #expect(stage.taken().suffix(2) == ["didDisconnect unattached", "terminate"])
  }

  @Test func aResizedWindowTellsWhatTheSceneWas() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.post(.resized(PixelSize(width: 100, height: 300), syncToken: nil))
    #expect(stage.taken() == ["was 200x100 foregroundActive"])
    #expect(stage.scenes[0].interfaceOrientation == .portrait)
    #expect(stage.scenes[0].coordinateSpace.bounds.size == CGSize(width: 100, height: 300))
  }
}

private final class OwnScene: UIWindowScene {
  var marks: [String] = []

  override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    marks.append("made")
  }
}
