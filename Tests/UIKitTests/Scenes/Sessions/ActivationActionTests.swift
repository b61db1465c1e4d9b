import Foundation
import Testing

@testable import UIKit

/// Actions of menus that open a window.
@MainActor @Suite(.serialized)
struct ActivationActionTests {
  @Test func itOpensAWindow() {
    let stage = SceneStage()
    var asked: [UIAction] = []
    let action = UIWindowScene.ActivationAction { action in
      asked.append(action)
      return UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "test.open"))
    }
    #expect(action.title == "Open in New Window" && action.attributes == [])
    action.perform(from: nil)
    stage.turn()
    #expect(stage.scenes.count == 2 && asked == [action])
  }

  @Test func withoutAConfigurationNothingHappens() {
    let stage = SceneStage()
    let action = UIWindowScene.ActivationAction(
      alternate: UIAction(title: "Show") { _ in stage.openAnother() }
    ) { _ in nil }
    #expect(action.title == "Open in New Window")
    action.perform(from: nil)
    stage.turn()
    #expect(stage.scenes.count == 1)
  }

  @Test func aProgramWithOneSceneGetsTheAlternate() {
    let stage = SceneStage(manifest: SceneManifest(supportsMultipleScenes: false))
    var shown = 0
    let alternate = UIAction(title: "Show", attributes: .destructive) { _ in shown += 1 }
    let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
      UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "test.open"))
    }
    #expect(action.title == "Show" && action.attributes == .destructive)
    action.perform(from: nil)
    stage.turn()
    #expect(shown == 1 && stage.scenes.count == 1)
    let hidden = UIWindowScene.ActivationAction { _ in nil }
    #expect(hidden.attributes == .hidden)
  }
}
