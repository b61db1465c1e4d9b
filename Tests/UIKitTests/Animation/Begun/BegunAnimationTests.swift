import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct BegunAnimationTests {
  private let stage = AnimationStage()

  private final class Listener: NSObject {
    var heard: [String] = []

    func started(_ id: String?) { heard.append("started \(id ?? "-")") }
    func stopped(_ id: String?, _ finished: NSNumber) {
      heard.append("stopped \(id ?? "-") \(finished.boolValue)")
    }
  }

  @Test func changesAnimateWithTheSettingsMadeBefore() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.setAnimationDuration(4)
    view.layer.cornerRadius = 1
    view.center.x = 9
    UIView.commitAnimations()
    #expect(view.alpha == 0)
    #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    #expect(view.layer.animation(forKey: "position")?.duration == 4)
    view.center.y = 50
    #expect(view.layer.animationKeys()?.count == 3, "what comes after the commit does not animate")
  }

  @Test func aTransitionShowsAllThatWasChanged() {
    stage.take()
    defer { stage.leave() }
    let (view, listener) = (stage.addView(), Listener())
    UIView.beginAnimations("turn", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Selector("stopped", Listener.stopped(_:_:)))
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(view.layer.animationKeys() == nil, "before the commit")
    UIView.commitAnimations()
    let keys = view.layer.animationKeys() ?? []
    #expect(keys.contains("transition") && keys.contains("transition.transform"), "\(keys)")
    #expect(view.layer.animation(forKey: "transition.transform")?.duration == 2)
    #expect(listener.heard.isEmpty)
    stage.advance(to: 3)
    #expect(listener.heard == ["stopped turn true"])
  }

  @Test func noTransitionIsNone() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationTransition(.curlUp, for: view, cache: false)
    UIView.setAnimationTransition(.none, for: view, cache: false)
    UIView.commitAnimations()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func defaultsAreAFifthOfASecondEasingInAndOut() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    let animation = view.layer.animation(forKey: "opacity")
    #expect(animation?.duration == 0.2)
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
  }

  @Test func theDelegateHearsOfStartAndEnd() {
    stage.take()
    defer { stage.leave() }
    let (view, listener) = (stage.addView(), Listener())
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("started:", Listener.started))
    UIView.setAnimationDidStop(Selector("stopped:finished:", Listener.stopped))
    UIView.setAnimationDuration(1)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(listener.heard == ["started fade"])
    stage.advance(to: 0.9)
    #expect(listener.heard.count == 1)
    stage.advance(to: 1.1)
    #expect(listener.heard == ["started fade", "stopped fade true"])
  }

  @Test func repeatsAndTheWayBackAreTheBlocks() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationRepeatCount(3)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    let animation = view.layer.animation(forKey: "opacity")
    #expect(animation?.repeatCount == 3 && animation?.autoreverses == true)
  }

  @Test func aBeginningWithoutEndDoesNotOutliveTheBlockAroundIt() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
    UIView.commitAnimations()
  }
}
