import Foundation
import PlatformKit
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct SceneSessionTests {
  @Test func eachSceneHasAnXWindowOfItsOwn() {
    let stage = SceneStage()
    stage.openAnother()
    #expect(stage.platform.windows.count == 2)
    let (one, two) = (stage.scenes[0], stage.scenes[1])
    #expect(one.windows.count == 1 && two.windows.count == 1)
    #expect(one.session.persistentIdentifier != two.session.persistentIdentifier)
    #expect(one.keyWindow == nil && two.keyWindow === two.windows[0])
    #expect(stage.application.openSessions == [one.session, two.session])
  }

  @Test func oneSceneIsActiveAtATime() {
    let stage = SceneStage()
    _ = stage.taken()
    stage.openAnother(NSUserActivity(activityType: "test.new"))
    #expect(
      stage.taken() == [
        "configurationForConnecting", "willConnect unattached", "with test.new",
        "willResignActive foregroundActive", "willEnterForeground foregroundInactive",
        "didBecomeActive foregroundActive",
      ])
    #expect(stage.scenes.map(\.activationState) == [.foregroundInactive, .foregroundActive])
    stage.post(.focused, to: 0)
    #expect(stage.scenes.map(\.activationState) == [.foregroundActive, .foregroundInactive])
    #expect(stage.application.applicationState == .active)
    stage.post(.hidden, to: 1)
    #expect(stage.scenes.map(\.activationState) == [.foregroundActive, .background])
    #expect(stage.application.applicationState == .active)
  }

  @Test func aKnownSessionComesToTheFront() {
    let stage = SceneStage()
    stage.openAnother()
    _ = stage.taken()
    stage.application.requestSceneSessionActivation(
      stage.scenes[0].session, userActivity: NSUserActivity(activityType: "test.go"),
      options: nil)
    stage.turn()
    #expect(stage.taken().first == "continue test.go foregroundInactive")
    #expect(stage.scenes.map(\.activationState) == [.foregroundActive, .foregroundInactive])
    #expect(stage.platform.windows.count == 2)
  }

  @Test func aRequestIsAValueWithAllItTakes() {
    let stage = SceneStage()
    let activity = NSUserActivity(activityType: "test.go")
    var request = UISceneSessionActivationRequest(userActivity: activity)
    let same = request
    stage.application.activateSceneSession(for: request)
    stage.turn()
    #expect(stage.scenes.count == 2 && request.role == .windowApplication)
    request.userActivity = nil
    #expect(same.userActivity === activity && request != same)
    _ = stage.taken()
    let session = stage.scenes[0].session
    stage.application.activateSceneSession(
      for: UISceneSessionActivationRequest(session: session, userActivity: activity))
    stage.turn()
    #expect(stage.taken().first == "continue test.go foregroundInactive")
  }

  @Test func anAppWithOneSceneRefusesAnother() {
    let stage = SceneStage(manifest: SceneManifest(supportsMultipleScenes: false))
    _ = stage.taken()
    stage.openAnother()
    #expect(stage.taken().count == 1)
    #expect(stage.platform.windows.count == 1)
  }

  @Test func aDestroyedSessionIsGoneAndTheLastEndsTheProgram() {
    let stage = SceneStage()
    stage.openAnother()
    _ = stage.taken()
    let (one, two) = (stage.scenes[0].session, stage.scenes[1].session)
    stage.application.requestSceneSessionDestruction(two, options: nil)
    stage.turn()
    #expect(stage.taken().suffix(2) == ["didDisconnect unattached", "didDiscard 1"])
    #expect(stage.platform.windows.count == 1 && stage.application.openSessions == [one])
    #expect(two.scene == nil)
    var errors: [any Error] = []
    stage.application.requestSceneSessionDestruction(two, options: nil) { errors.append($0) }
    stage.turn()
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.requestDenied])
    #expect(stage.application.exitStatus == nil)
    stage.application.requestSceneSessionDestruction(one, options: nil)
    stage.turn()
    #expect(stage.application.exitStatus == 0)
  }

  @Test func closingOneOfTwoScenesEndsOnlyThat() {
    let stage = SceneStage()
    stage.openAnother()
    stage.post(.closeRequested, to: 0)
    #expect(stage.application.exitStatus == nil)
    #expect(stage.application.connectedScenes.count == 1)
    #expect(stage.application.openSessions.count == 1)
  }

  @Test func windowsWithoutAScenesGetOneEachAndTakeItWithThem() {
    let app = TestApp()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(other.windowScene == nil)
    other.makeKeyAndVisible()
    #expect(app.application.connectedScenes.count == 2)
    #expect(other.windowScene !== app.window.windowScene)
    other.isHidden = true
    #expect(other.windowScene == nil)
    #expect(app.application.connectedScenes == [app.window.windowScene])
    #expect(app.application.openSessions.count == 1)
  }

  @Test func aWindowAboveTheNormalLevelJoinsTheKeyWindowsScene() {
    let app = TestApp()
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(alert.windowScene === app.window.windowScene)
    let normal = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    normal.isHidden = false
    #expect(app.application.windows == [app.window, normal, alert])
    #expect(app.window.windowScene?.windows == [app.window, alert])
    normal.windowLevel = .statusBar
    app.window.windowLevel = UIWindow.Level(2001)
    #expect(app.application.windows == [normal, alert, app.window])
  }

  @Test func theChainLeadsThroughTheSceneToTheApplication() {
    let stage = SceneStage()
    let window = stage.scenes[0].windows[0]
    #expect(window.next === stage.scenes[0])
    #expect(stage.scenes[0].next === stage.application)
  }

  @Test func aClassThatIsNoDelegateLeavesTheSceneWithoutOne() {
    let lines = LoggedLines(with: "scene configuration Odd")
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .init(
          name: "Odd", role: .windowApplication, sceneClass: NSString.self,
          delegateClass: UIResponder.self)
      ])
    let stage = SceneStage(manifest: manifest, answers: false)
    #expect(stage.scenes.count == 1 && stage.scenes[0].delegate == nil)
    #expect(
      lines.all == [
        "scene configuration Odd: NSString is no UIScene; UIWindowScene is used",
        "scene configuration Odd: UIResponder does not adopt UIWindowSceneDelegate; "
          + "the scene has no delegate",
      ])
  }

  @Test func aSceneMadeByHandIsRefused() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = UIWindowScene() } }
  }
}
