import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Backgrounds of the program's own in bar buttons.
@MainActor
struct BarButtonBackgroundTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  private func shown(_ item: UIBarButtonItem) -> UIImage? {
    (item.shownButton as? BarButton)?.configuration?.background.image
  }

  @Test func eachStateAndStyleHasItsOwn() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil as Selector?)
    let (plain, pressed, done) = (image(.red), image(.green), image(.blue))
    item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.shownBackground(in: .normal, isBack: false) === plain)
    #expect(item.shownBackground(in: .highlighted, isBack: false) === pressed)
    #expect(item.shownBackground(in: .disabled, isBack: false) === plain)
    item.style = .done
    #expect(item.shownBackground(in: .normal, isBack: false) === done)
    #expect(item.shownBackground(in: .normal, isBack: true) == nil)
  }

  @Test func theImageIsInThePlaceOfTheCapsule() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil as Selector?)
    item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
    item.setBackgroundImage(image(.green), for: .highlighted, barMetrics: .default)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
    bar.items = [item]
    page.addSubview(bar)
    harness.show(page)
    #expect(shown(item) === item.backgroundImage(for: .normal, barMetrics: .default))
    guard let button = item.shownButton else { return }
    let corner = CGPoint(x: 1, y: 22)
    #expect(harness.color(at: corner, in: button) == (255, 0, 0))
    harness.touchDown(button)
    harness.advance(by: 0.5)
    #expect(shown(item) === item.backgroundImage(for: .highlighted, barMetrics: .default))
    harness.touchUp()
  }

  @Test func aBackButtonHasThatOfTheItemBelow() throws {
    let below = UINavigationItem(title: "One")
    below.backBarButtonItem = UIBarButtonItem()
    let own = image(.red)
    below.backBarButtonItem?.setBackButtonBackgroundImage(own, for: .normal, barMetrics: .default)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
    bar.items = [below, UINavigationItem(title: "Two")]
    page.addSubview(bar)
    harness.show(page)
    let back = try #require(harness.view(identifier: "BackButton") as? BarButton)
    #expect(back.configuration?.background.image === own)
  }

  @Test func offsetsAreKept() {
    let item = UIBarButtonItem()
    let offset = UIOffset(horizontal: -1000, vertical: 0)
    item.setBackButtonTitlePositionAdjustment(offset, for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == offset)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 4)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 0)
  }
}
