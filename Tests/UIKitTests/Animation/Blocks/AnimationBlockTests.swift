import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct AnimationBlockTests {
  private let stage = AnimationStage()

  private final class Log {
    var entries: [String] = []

    func completion(_ name: String) -> (Bool) -> Void {
      { self.entries.append("\(name) \($0)") }
    }
  }

  private let log = Log()

  @Test func completionComesAtTheEndWithTrue() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 9 }, completion: log.completion("a"))
    stage.advance(to: 0.9)
    #expect(log.entries == [])
    stage.advance(to: 1.01)
    #expect(log.entries == ["a true"])
    stage.advance(to: 3)
    #expect(log.entries == ["a true"])
  }

  @Test func aBlockThatChangesNothingCompletesInItsTurn() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 9, animations: { view.center = view.center }, completion: log.completion("a"))
    #expect(log.entries == [])
    stage.turn()
    #expect(log.entries == ["a true"])
  }

  @Test(arguments: [0, -1, Double.nan])
  func noDurationChangesAtOnce(duration: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: duration, animations: { view.center.x = 9 }, completion: log.completion("a"))
    #expect(view.layer.animationKeys() == nil)
    stage.turn()
    #expect(log.entries == ["a true"])
  }

  @Test func overlappedAdditiveAnimationsEndInTheirOwnTimeWithTrue() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 9 }, completion: log.completion("a"))
    stage.advance(to: 0.5)
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 0 }, completion: log.completion("b"))
    stage.advance(to: 1.01)
    #expect(log.entries == ["a true"])
    stage.advance(to: 1.51)
    #expect(log.entries == ["a true", "b true"])
  }

  @Test func aReplacedOpacityCompletesWithFalse() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: log.completion("a"))
    stage.advance(to: 0.5)
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 1 }, completion: log.completion("b"))
    stage.turn()
    #expect(log.entries == ["a false"])
    stage.advance(to: 2)
    #expect(log.entries == ["a false", "b true"])
  }

  @Test func leavingTheTreeCompletesOnceWithFalse() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: { view.center.x = 9 },
      completion: log.completion("a"))
    stage.advance(to: 5)
    view.removeFromSuperview()
    stage.turn()
    stage.advance(to: 6)
    #expect(log.entries == ["a false"])
  }

  @Test func removingAllAnimationsCompletesOnceWithFalse() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, animations: { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
      completion: log.completion("a"))
    stage.advance(to: 0.5)
    view.layer.removeAllAnimations()
    stage.advance(to: 2)
    #expect(log.entries == ["a false"])
  }

  @Test func animationsOfABlockThatIsWaitedForMayStartInACompletion() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) {
      view.center.x = 9
    } completion: { _ in
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 0 }, completion: self.log.completion("b"))
    }
    stage.advance(to: 1.01)
    stage.advance(to: 1.9)
    #expect(log.entries == [])
    stage.advance(to: 2.1)
    #expect(log.entries == ["b true"])
  }

  @Test func nestedBlocksInheritDurationAndCurveUnlessTheyOverride() throws {
    stage.take()
    defer { stage.leave() }
    let (view, own) = (stage.addView(), stage.addView())
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 3)
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0,
        options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { own.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    let inherited = try #require(view.layer.animation(forKey: "opacity"))
    #expect(inherited.duration == 3)
    #expect(inherited.timingFunction == CAMediaTimingFunction(name: .linear))
    let overridden = try #require(own.layer.animation(forKey: "opacity"))
    #expect(overridden.duration == 1)
    #expect(overridden.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func withoutAnimationNothingAnimates() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 9 }
      view.alpha = 0
    }
    #expect(view.layer.animationKeys() == ["opacity"])
  }

  @Test func animationsCanBeSwitchedOff() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(
      withDuration: 1, animations: { view.center.x = 9 }, completion: log.completion("a"))
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    stage.turn()
    #expect(log.entries == ["a true"])
  }

  @Test func animatingViewsCannotBeTouchedUnlessTheyMay() {
    stage.take()
    defer { stage.leave() }
    let (still, free) = (
      stage.addView(at: CGPoint(x: 50, y: 50)), stage.addView(at: CGPoint(x: 90, y: 50))
    )
    UIView.animate(withDuration: 1) { still.alpha = 0.5 }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { free.alpha = 0.5 }
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.root)
    #expect(stage.root.hitTest(CGPoint(x: 90, y: 50), with: nil) === free)
    stage.advance(to: 1.1)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === still)
  }

  @Test func layoutInsideTheBlockAnimatesWithIt() {
    stage.take()
    defer { stage.leave() }
    let parent = FillingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(UIView())
    stage.root.addSubview(parent)
    stage.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      parent.bounds.size.width = 50
    }
    #expect(parent.subviews[0].layer.animationKeys()?.contains("bounds.size") == true)
  }

  @Test func everyCompletionRunsExactlyOnceWhateverHappens() {
    stage.take()
    defer { stage.leave() }
    var random = SystemRandomNumberGenerator()
    let views = (0..<20).map { _ in stage.addView() }
    var counts = [Int](repeating: 0, count: 400)
    for index in counts.indices {
      let view = views[index % views.count]
      let duration = Double.random(in: 0.01...0.5, using: &random)
      UIView.animate(withDuration: duration) {
        if Bool.random(using: &random) { view.center.x += 10 }
        if Bool.random(using: &random) { view.alpha = .random(in: 0...1, using: &random) }
      } completion: { _ in
        counts[index] += 1
      }
      if index % 17 == 0 { view.layer.removeAllAnimations() }
      if index % 23 == 0 { view.removeFromSuperview() }
      if view.superview == nil, index % 5 == 0 { stage.root.addSubview(view) }
      if index % 4 == 0 { stage.advance(to: Double(index) * 0.01) }
    }
    stage.advance(to: 10)
    #expect(counts.allSatisfy { $0 == 1 }, "\(counts)")
    #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
  }

  private final class FillingView: UIView {
    override func layoutSubviews() { subviews.first?.frame = bounds }
  }
}
