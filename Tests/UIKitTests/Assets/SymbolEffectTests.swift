import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SymbolEffectTests {
  private let view = UIImageView(image: UIImage(systemName: "star.fill"))

  private func show() -> AppHarness {
    let harness = AppHarness()
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    harness.show(view)
    return harness
  }

  private var shownScale: CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

  @Test func aBounceGrowsAndEnds() {
    let harness = show()
    var ended: [Bool] = []
    view.addSymbolEffect(.bounce) { ended.append($0.isFinished && $0.effect is BounceSymbolEffect) }
    harness.advance(by: 0.3)
    #expect(shownScale > 1.1)
    harness.advance(by: 0.5)
    #expect(shownScale == 1 && ended == [true] && view.layer.animationKeys() == nil)
    view.addSymbolEffect(.bounce.down, options: .speed(2))
    harness.advance(by: 0.15)
    #expect(shownScale < 0.9)
    harness.advance(by: 0.3)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aPulseGoesOnUntilItIsRemoved() {
    let harness = show()
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.rotate.counterClockwise)
    harness.advance(by: 20)
    #expect(view.layer.animationKeys()?.count == 2)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(view.layer.animationKeys()?.count == 1)
    view.removeAllSymbolEffects()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func optionsSayHowOften() {
    let harness = show()
    view.addSymbolEffect(.pulse, options: .repeat(2))
    harness.advance(by: 2.5)
    #expect(view.layer.animationKeys()?.count == 1)
    harness.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
    view.addSymbolEffect(.variableColor.iterative.reversing, options: .nonRepeating)
    harness.advance(by: 2)
    #expect(view.layer.animationKeys() == nil)
    #expect(
      SymbolEffectOptions.speed(.nan) == .default && SymbolEffectOptions.speed(-1) == .default)
  }

  @Test func aScaleStaysAndWhatDisappearedComesBack() {
    let harness = show()
    view.addSymbolEffect(.scale.up)
    harness.advance(by: 3)
    #expect(shownScale > 1.15)
    view.removeAllSymbolEffects()
    view.addSymbolEffect(.disappear)
    harness.advance(by: 3)
    #expect(view.layer.presentation()?.opacity == 0)
    view.addSymbolEffect(.appear)
    harness.advance(by: 3)
    #expect(view.layer.animationKeys() == nil && view.layer.opacity == 1)
  }

  @Test func anotherSymbolTakesThePlace() throws {
    let harness = show()
    let heart = try #require(UIImage(systemName: "heart.fill"))
    var finished: Bool?
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { finished = $0.isFinished }
    #expect(view.image == heart)
    harness.advance(by: 1)
    #expect(finished == true)
  }
}
