import Testing
@testable import UIKit

@MainActor
struct ResponderChainTests {
  @Test func theChainGoesThroughControllersWindowSceneApplicationAndDelegate() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    let controller = UIViewController()
    let app = TestApp(root: controller) { delegate }
    let child = UIView()
    controller.view.addSubview(child)
    let scene = try #require(app.window.windowScene)
    let chain: [UIResponder] = [
      child, controller.view, controller, app.window, scene, app.application, delegate,
    ]
    var walk = ResponderChain(from: child)
    for expected in chain { #expect(walk.next() === expected) }
    #expect(walk.next() == nil)
  }

  @Test func aChainInACircleEnds() {
    final class Circular: UIResponder {
      var other: UIResponder?
      override var next: UIResponder? { other }
    }
    let first = Circular()
    let second = Circular()
    first.other = second
    second.other = first
    #expect(ResponderChain(from: first).first { $0 is UIView } == nil)
  }
}

@MainActor
struct FocusTests {
  final class Focusable: UIView {
    var yields = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { yields }
  }

  private func make() -> (TestApp, Focusable, Focusable) {
    let app = TestApp()
    let (first, second) = (Focusable(), Focusable())
    app.window.addSubview(first)
    app.window.addSubview(second)
    return (app, first, second)
  }

  @Test func takingFocusAsksThePresentOwnerToResign() {
    let (_, first, second) = make()
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
  }

  @Test func aRefusalChangesNothing() {
    let (_, first, second) = make()
    first.becomeFirstResponder()
    first.yields = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test func withoutAWindowThereIsNoFocus() { #expect(!Focusable().becomeFirstResponder()) }

  @Test func aPlainViewTakesNoFocus() {
    let (app, _, _) = make()
    #expect(!app.window.becomeFirstResponder())
  }

  @Test func aViewThatLeavesLosesTheFocusWhateverItAnswers() {
    let (app, first, _) = make()
    first.becomeFirstResponder()
    first.yields = false
    first.removeFromSuperview()
    #expect(app.window.firstResponder == nil)
  }
}

@MainActor
struct ActionTests {
  final class Target: UIView {
    var log: [String] = []
    func plain() { log.append("plain") }
    func withSender(_ sender: UIView) { log.append("sender \(sender.tag)") }
    func withEvent(_ sender: UIView, _ event: UIEvent?) { log.append("event \(event == nil)") }
  }

  @Test func actionsOfNoneOneAndTwoParametersAreCalled() {
    let app = TestApp()
    let (target, sender) = (Target(), UIView())
    sender.tag = 5
    app.application.sendAction(Target.plain, to: target, from: sender, for: nil)
    app.application.sendAction(Target.withSender, to: target, from: sender, for: nil)
    app.application.sendAction(Target.withEvent, to: target, from: sender, for: nil)
    #expect(target.log == ["plain", "sender 5", "event true"])
  }

  @Test func withoutATargetTheChainIsSearchedByClass() {
    let app = TestApp()
    let (target, sender) = (Target(), UIView())
    target.addSubview(sender)
    app.window.addSubview(target)
    #expect(app.application.sendAction(Target.plain, to: nil, from: sender, for: nil))
    #expect(target.log == ["plain"])
    target.removeFromSuperview()
    #expect(!app.application.sendAction(Target.plain, to: nil, from: UIView(), for: nil))
  }
}
