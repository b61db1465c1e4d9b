import CoreGraphics
import RenderKit
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct BarBackgroundTests {
  @Test func aMaterialShowsWhereThereIsNoColour() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.backgroundColor = .black
    let background = BarBackground(hasLineAbove: false)
    background.frame = page.bounds
    page.addSubview(background)
    harness.show(page)
    let appearance = UIBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    background.show(appearance, tint: nil)
    harness.settle()
    let red = harness.color(at: CGPoint(x: 50, y: 50), in: page).red
    #expect(abs(red - 191) <= 1, "0.75 of 255")
    #expect(background.material != nil)
    appearance.backgroundColor = .blue
    background.show(UIBarAppearance(barAppearance: appearance), tint: nil)
    harness.settle()
    #expect(harness.color(at: CGPoint(x: 50, y: 50), in: page).red == 0)
    #expect(background.material == nil, "an opaque colour hides it")
    appearance.backgroundColor = .blue.withAlphaComponent(0.5)
    background.show(UIBarAppearance(barAppearance: appearance), tint: nil)
    harness.settle()
    let mixed = harness.color(at: CGPoint(x: 50, y: 50), in: page)
    #expect(abs(mixed.red - 95) <= 2 && mixed.blue > 200, "the colour is over the material")
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
  }
  @Test func aToolbarHasALineOfTheProgramsOwnOrNone() {
    let harness = AppHarness()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 100, height: 44))
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.scrollEdgeAppearance = bar.standardAppearance
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(bar)
    harness.show(page)
    var line: UIImageView? {
      let background = bar.subviews.first { $0 is BarBackground }
      return background?.subviews.compactMap { $0 as? UIImageView }.last
    }
    #expect(line?.backgroundColor != nil)
    let own = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    bar.setShadowImage(own, forToolbarPosition: .any)
    harness.settle()
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === own)
    #expect(line?.image === own && line?.backgroundColor == nil)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    harness.settle()
    #expect(line?.backgroundColor == nil && line?.image?.size.height == 0)
  }

  @Test func anEmptyImageLeavesBarsOfAllKindsWithoutABackgroundButTheirOwnLine() throws {
    let harness = AppHarness()
    let frame = CGRect(x: 0, y: 20, width: 100, height: 44)
    let bars = (
      UINavigationBar(frame: frame), UIToolbar(frame: frame), UITabBar(frame: frame)
    )
    let line = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    bars.0.setBackgroundImage(UIImage(), for: .default)
    bars.1.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bars.2.backgroundImage = UIImage()
    bars.0.shadowImage = line
    bars.1.setShadowImage(line, forToolbarPosition: .any)
    bars.2.shadowImage = line
    for bar in [bars.0, bars.1, bars.2] {
      harness.show(bar)
      let found = bar.subviews.first { $0 is BarBackground } as? BarBackground
      let background = try #require(found)
      #expect(background.material == nil && background.backgroundColor == nil)
      #expect(background.subviews.compactMap { ($0 as? UIImageView)?.image } == [line])
    }
  }

  @Test func groupsOfAllKindsAreMade() {
    let (one, two) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"))
    let movable = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "m", items: [one])
    #expect(one.buttonGroup === movable && !movable.isHidden)
    let optional = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false, items: [two])
    #expect(two.buttonGroup === optional && optional.isLeftOut)
  }

  @Test func theDefaultIsAMaterialAndOpaqueBarsHaveNone() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect != nil)
    appearance.letNothingThrough()
    #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.hasDefaultBackground)
    appearance.configureWithTransparentBackground()
    appearance.letNothingThrough()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect == nil)
  }

  @Test func contentThatScrollsBeneathABarIsReadInTheBarAlone() throws {
    let harness = AppHarness()
    let page = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    for row in 0..<40 {
      let view = UIView(frame: CGRect(x: 0, y: row * 50, width: 400, height: 49))
      view.backgroundColor = [.red, .green, .blue][row % 3]
      scroller.addSubview(view)
    }
    scroller.contentSize = CGSize(width: 400, height: 2000)
    page.view = scroller
    let navigation = UINavigationController(rootViewController: page)
    let window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    scroller.contentOffset.y = 100
    harness.advance(by: 1)
    let statistics = harness.application.engine.server.statistics
    let before = statistics.total.pixelsRead
    scroller.contentOffset.y = 107
    harness.settle()
    let read = statistics.total.pixelsRead - before
    #expect(read > 0 && read <= 400 * 72, "the bar is 64 high")
    navigation.navigationBar.isTranslucent = false
    harness.advance(by: 1)
    let opaque = statistics.total.pixelsRead
    scroller.contentOffset.y = 120
    harness.settle()
    #expect(statistics.total.pixelsRead == opaque && window.rootViewController === navigation)
  }
}
