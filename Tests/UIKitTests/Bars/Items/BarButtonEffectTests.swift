import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Symbols of bar buttons that move.
@MainActor
struct BarButtonEffectTests {
  private let harness = AppHarness()
  private let page = UIViewController()
  private let item = UIBarButtonItem(
    image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil as Selector?)

  private func show() {
    page.navigationItem.rightBarButtonItem = item
    harness.show(
      UINavigationController(rootViewController: page), size: CGSize(width: 400, height: 300))
    harness.settle()
  }

  private var image: UIImageView? { (item.shownButton as? BarButton)?.imageView }
  private var effects: Int { image?.layer.animationKeys()?.count ?? 0 }

  @Test func aBounceEndsByItself() {
    show()
    item.addSymbolEffect(.bounce)
    harness.advance(by: 0.3)
    #expect(image?.layer.presentation()?.transform.m11 ?? 0 > 1.1)
    harness.advance(by: 0.5)
    #expect(image?.layer.presentation()?.transform.m11 == 1)
    item.isSelected = true
    harness.settle()
    #expect(effects == 0, "it is over in another button, too")
  }

  @Test func aPulseGoesOnInAnotherButton() {
    item.addSymbolEffect(.pulse)
    show()
    #expect(effects == 1)
    let first = item.shownButton
    item.tintColor = .red
    harness.settle()
    #expect(item.shownButton !== first && effects == 1)
    item.removeSymbolEffect(ofType: .pulse)
    #expect(effects == 0)
    item.addSymbolEffect(.pulse)
    item.removeAllSymbolEffects()
    item.tintColor = .blue
    harness.settle()
    #expect(effects == 0)
  }

  @Test func anotherSymbolTakesItsPlace() throws {
    show()
    let filled = try #require(UIImage(systemName: "star.fill"))
    item.setSymbolImage(filled, contentTransition: .replace)
    harness.advance(by: 0.5)
    #expect(item.image === filled && image?.image === filled)
    let hidden = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil as Selector?)
    hidden.setSymbolImage(filled, contentTransition: .automatic)
    #expect(hidden.image === filled)
  }
}
