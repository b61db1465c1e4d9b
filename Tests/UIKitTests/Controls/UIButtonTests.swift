import Testing
@testable import UIKit

@MainActor
struct UIButtonTests {
  @Test func aSystemButtonIsItsTitleAndSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Tap me", for: .normal)
    button.sizeToFit()
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.bounds.size == CGSize(width: title.width, height: title.height + 12))
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame == CGRect(origin: CGPoint(x: 0, y: 6), size: title))
  }

  @Test func aPressedSystemButtonShowsItsTitleAtAFifth() {
    let button = UIButton(type: .system)
    button.setTitle("Tap me", for: .normal)
    #expect(button.currentTitleColor == button.tintColor)
    button.isHighlighted = true
    #expect(abs(button.titleLabel!.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(button.titleLabel!.alpha == 1)
  }

  @Test func statesWithoutALookShowTheNormalOne() {
    let button = UIButton()
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    #expect(button.currentTitle == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "off")
  }

  @Test func aPrimaryActionGivesTitleAndDeed() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func aTitleThatIsTooLongIsCutInTheMiddle() {
    let button = UIButton(type: .system)
    button.setTitle("A title that is much too long", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 80)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
  }
}
