import Testing
import UIKit
import UIKitTesting

@testable import ClockFace

@MainActor @Suite(.serialized) struct ClockFaceTests {
  private let app = RunningApp(AppDelegate())

  private var controller: ClockViewController {
    get throws { try #require(try app.window.rootViewController as? ClockViewController) }
  }

  private func angle(_ hand: ClockView.Hand) throws -> CGFloat {
    let transform = try #require(try controller.clockView.hand(hand)).affineTransform()
    return atan2(transform.b, transform.a)
  }

  @Test func theManifestsSceneDelegateMakesTheWindow() throws {
    let scene = try #require(app.harness.application.connectedScenes.first as? UIWindowScene)
    #expect(scene.delegate is SceneDelegate)
    #expect(try scene.windows == [app.window] && scene.title == "Clock")
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.configuration.name == "Default Configuration")
  }

  @Test func handsPointToTheTime() throws {
    try controller.isTicking = false
    try controller.set(ClockTime(hour: 3, minute: 30, second: 45))
    #expect(try abs(angle(.second) + .pi / 2) < 1e-6)
    #expect(try abs(angle(.minute) + 0.975 * .pi) < 1e-6)
    #expect(try abs(angle(.hour) - 3.5 / 6 * .pi) < 1e-6)
    #expect(try app.text("digits") == "03:30:45")
    #expect(try app.find("clock").accessibilityValue == "03:30:45")
  }

  @Test func itTicksWhileItsSceneIsActive() throws {
    let controller = try controller
    #expect(controller.isTicking)
    controller.set(ClockTime(hour: 23, minute: 59, second: 58))
    app.harness.advance(by: 5.5)
    #expect(try app.text("digits") == "00:00:03")
    controller.isTicking = false
    app.harness.advance(by: 3)
    #expect(try app.text("digits") == "00:00:03")
  }

  @Test func coloursComeFromTheCatalogAndFollowTheStyle() throws {
    let clock = try app.find("clock")
    let middle = CGPoint(x: clock.bounds.midX + 20, y: clock.bounds.midY + 30)
    try controller.isTicking = false
    try controller.set(ClockTime(hour: 0, minute: 0, second: 0))
    #expect(app.harness.color(at: middle, in: clock) == (0xF7, 0xF3, 0xE8))
    try app.tap("appearance")
    app.harness.advance(by: 0.3)
    #expect(app.harness.color(at: middle, in: clock) == (0x1C, 0x1C, 0x28))
    #expect(try app.find("appearance", as: UIButton.self).currentTitle == "Light")
    try app.tap("appearance")
    app.harness.advance(by: 0.3)
    #expect(app.harness.color(at: middle, in: clock) == (0xF7, 0xF3, 0xE8))
  }

  @Test func aKnockWobblesTheHands() throws {
    try controller.isTicking = false
    try controller.set(ClockTime(hour: 6, minute: 0, second: 0))
    let second = try #require(try controller.clockView.hand(.second))
    try app.tap("clock")
    #expect(second.animation(forKey: "wobble") is CAKeyframeAnimation)
    app.harness.advance(by: 0.15)
    let shown = try #require(second.presentation()).affineTransform()
    #expect(abs(atan2(shown.b, shown.a)) > 0.05)
    app.harness.advance(by: 1)
    #expect(try second.animationKeys() == nil && angle(.second) == 0)
  }
}
