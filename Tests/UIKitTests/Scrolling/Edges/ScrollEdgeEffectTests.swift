import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What bars have behind them while content is beneath.
@MainActor
struct ScrollEdgeEffectTests {
  private let harness = AppHarness()
  private let page = UIViewController()
  private let scroll = UIScrollView()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    scroll.contentSize = CGSize(width: 400, height: 3000)
    scroll.backgroundColor = .systemBackground
    let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    stripes.backgroundColor = .black
    scroll.addSubview(stripes)
    page.view = scroll
    page.toolbarItems = [UIBarButtonItem(title: "Item")]
    navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    harness.settle()
    scroll.contentOffset.y = 500
    harness.settle()
  }

  /// From 0 to 255, at the leading side beside the title.
  private func lightness(_ y: Int) -> Int {
    harness.color(at: CGPoint(x: 5, y: y), in: window).red
  }

  @Test func theEffectIsOneObjectForEachEdge() {
    #expect(scroll.topEdgeEffect === scroll.topEdgeEffect)
    #expect(scroll.topEdgeEffect !== scroll.bottomEdgeEffect)
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    #expect(!scroll.leftEdgeEffect.isHidden && !scroll.rightEdgeEffect.isHidden)
  }

  @Test func aHiddenEffectShowsTheContentAsItIs() {
    #expect(lightness(30) > 100 && lightness(580) > 100, "a material")
    scroll.topEdgeEffect.isHidden = true
    harness.settle()
    #expect(lightness(30) == 0 && lightness(580) > 100)
    scroll.bottomEdgeEffect.isHidden = true
    harness.settle()
    #expect(lightness(580) == 0)
    scroll.topEdgeEffect.isHidden = false
    harness.settle()
    #expect(lightness(30) > 100)
  }

  @Test func softContentFades() {
    scroll.topEdgeEffect.style = .soft
    scroll.bottomEdgeEffect.style = .soft
    harness.settle()
    #expect(lightness(4) > 230 && (100...240).contains(lightness(40)) && lightness(62) < 40)
    #expect(lightness(596) > 230 && lightness(548) < 40)
    #expect(navigation.navigationBar.background.material == nil)
    scroll.topEdgeEffect.style = .hard
    harness.settle()
    #expect(navigation.navigationBar.background.material != nil)
  }

  @Test func anAppearanceOfItsOwnStays() {
    let own = UINavigationBarAppearance()
    own.configureWithOpaqueBackground()
    own.backgroundColor = .white
    navigation.navigationBar.standardAppearance = own
    scroll.topEdgeEffect.isHidden = true
    harness.settle()
    #expect(lightness(30) == 255)
  }

  @Test func aViewOverAnEdgeHasTheEffect() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 50))
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let inner = UIScrollView(frame: around.bounds)
    inner.contentSize = CGSize(width: 400, height: 2000)
    around.addSubview(inner)
    around.addSubview(bar)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = inner
    interaction.edge = .bottom
    bar.addInteraction(interaction)
    _ = harness.show(around)
    harness.settle()
    let background = try #require(bar.subviews.first)
    #expect(!background.isHidden && background.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentOffset.y = 1400
    #expect(background.isHidden, "nothing is beneath at the end")
    inner.contentOffset.y = 1000
    #expect(!background.isHidden)
    bar.removeInteraction(interaction)
    #expect(bar.subviews.isEmpty && interaction.view == nil)
  }
}
