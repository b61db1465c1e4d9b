import CoreGraphics
import Foundation
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Tabs that are selected, moved, removed, pushed onto and presented over at random times, in windows of all widths:
/// the callbacks of each controller balance, and the window answers. `CASEMENT_SOAK=1` does 30,000.
@MainActor
struct RandomTabsTests {
  private static let count = soakSteps(100, soak: 30_000)

  enum Place: CaseIterable {
    case inWindow, inColumn
    /// One of the tabs has columns.
    case aroundColumns
  }

  @MainActor
  private final class Stage: NSObject, UITabBarControllerDelegate {
    /// Few frames and few pixels, as painting them takes most of the time.
    let harness = AppHarness(scale: 0.25, framesPerSecond: 20)
    let tabs = UITabBarController()
    let root: UIViewController
    let window: UIWindow
    private(set) var pages: [BalancedPage] = []
    private var numbers: SeededGenerator

    init(seed: UInt64, _ place: Place) {
      numbers = SeededGenerator(seed: seed)
      let split = UISplitViewController(style: .doubleColumn)
      root = place == .inColumn ? split : tabs
      window = harness.show(root, size: CGSize(width: 800, height: 600))
      super.init()
      split.setViewController(UINavigationController(rootViewController: page()), for: .primary)
      split.setViewController(
        place == .inColumn ? tabs : UINavigationController(rootViewController: page()),
        for: .secondary)
      var controllers = (0..<8).map { number -> UIViewController in
        number % 2 == 0 ? page() : UINavigationController(rootViewController: page())
      }
      if place == .aroundColumns { controllers.insert(split, at: 1) }
      for (number, controller) in controllers.enumerated() { controller.title = "Tab \(number)" }
      tabs.viewControllers = controllers
      tabs.delegate = self
      harness.settle()
    }

    func page() -> BalancedPage {
      let page = BalancedPage()
      pages.append(page)
      return page
    }

    private func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &numbers)! }
    private func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &numbers) < percent
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { chance(50) ? TabFade() : nil }

    func step() {
      switch Int.random(in: 0..<14, using: &numbers) {
      case 0, 1: tabs.selectedIndex = Int.random(in: 0..<9, using: &numbers)
      case 2: tabs.selectedViewController = tabs.moreNavigationController
      case 3, 4: touch()
      case 5:
        tabs.setViewControllers(
          tabs.viewControllers?.shuffled(using: &numbers), animated: chance(50))
      case 6: addOrRemove()
      case 7, 8: pushOrPop()
      case 9: harness.resize(window, to: pick(Self.sizes))
      case 10: presentOrDismiss()
      case 11: hide()
      case 12: tabs.mode = pick([.tabBar, .tabSidebar])
      default: tabs.setTabBarHidden(chance(50), animated: chance(50))
      }
      // Memory stays small: what is gone is checked and forgotten.
      if pages.count > 60 { pages.removeAll(where: \.isGone) }
      harness.advance(by: pick([0, 0.05, 0.1, 0.3, 1]))
    }

    private static let sizes = [
      CGSize(width: 360, height: 640), CGSize(width: 800, height: 600),
      CGSize(width: 1600, height: 1000), CGSize(width: 700, height: 300),
    ]

    /// Half of the touches are where the bar is.
    private func touch() {
      let size = window.bounds.size
      let y =
        chance(50) ? .random(in: 0..<size.height, using: &numbers) : pick([30, size.height - 40])
      harness.tap(window, at: CGPoint(x: .random(in: 0..<size.width, using: &numbers), y: y))
    }

    private func addOrRemove() {
      var controllers = tabs.viewControllers ?? []
      if controllers.count > 4, chance(50) {
        controllers.remove(at: Int.random(in: 0..<controllers.count, using: &numbers))
      } else if controllers.count < 12 {
        let new = chance(50) ? page() : UINavigationController(rootViewController: page())
        new.title = "New"
        controllers.insert(new, at: Int.random(in: 0...controllers.count, using: &numbers))
      }
      tabs.viewControllers = controllers
    }

    private func pushOrPop() {
      let stacks = ((tabs.viewControllers ?? []) + [tabs.moreNavigationController])
        .compactMap { $0 as? UINavigationController }
      guard let stack = stacks.randomElement(using: &numbers) else { return }
      if chance(50) {
        let new = page()
        new.hidesBottomBarWhenPushed = chance(30)
        stack.pushViewController(new, animated: chance(70))
      } else {
        stack.popViewController(animated: chance(70))
      }
    }

    private func presentOrDismiss() {
      let presenter = pick([root, tabs] + (tabs.viewControllers ?? []))
      if chance(40) { return presenter.dismiss(animated: chance(70)) }
      let new = page()
      new.modalPresentationStyle = pick([.pageSheet, .fullScreen, .overFullScreen, .currentContext])
      presenter.definesPresentationContext = chance(50)
      presenter.present(new, animated: chance(70))
    }

    private func hide() {
      window.isHidden = true
      harness.advance(by: pick([0, 0.1]))
      window.makeKeyAndVisible()
    }

    /// Dismisses all, and leaves one tab, whose page is returned.
    func end() -> BalancedPage {
      harness.advance(by: 3)
      for presenter in [root, tabs] + (tabs.viewControllers ?? []) {
        presenter.dismiss(animated: false)
      }
      harness.advance(by: 3)
      harness.resize(window, to: CGSize(width: 1600, height: 1000))
      let last = page()
      tabs.viewControllers = [last]
      harness.advance(by: 3)
      return last
    }
  }

  @Test(arguments: Place.allCases, [0, 1])
  func theCallbacksBalanceAndTheWindowAnswers(place: Place, number: UInt64) {
    let seed = SeededGenerator.seed &+ number
    let stage = Stage(seed: seed, place)
    for step in 0..<Self.count {
      stage.step()
      let fault = stage.pages.lazy.compactMap(\.faults.first).first
      #expect(fault == nil, "seed \(seed), step \(step)")
      if fault != nil { return }
    }
    let last = stage.end()
    let wrong = stage.pages.filter { !$0.isTold }.map(\.whereabouts)
    #expect(last.last == "didAppear" && wrong.isEmpty, "seed \(seed): \(wrong)")
    #expect(stage.root.allPresentations.isEmpty, "seed \(seed)")
    var taps = 0
    last.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.harness.tap(last.view)
    #expect(taps == 1, "seed \(seed)")
  }
}
