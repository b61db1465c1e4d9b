import CoreGraphics
import Foundation
import PlatformKit
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Random pushes, pops, presentations, dismissals, resizes, touches, keys, and windows hidden and closed, at random
/// times, under a finger that may hold something meanwhile: in the end the callbacks of each controller balance, nothing is
/// left in the window, and it answers. `CASEMENT_SOAK=1` does 100,000.
@MainActor
struct RandomPresentationsTests {
  private static let count = soakSteps(150, soak: 100_000)

  private typealias Page = BalancedPage

  @MainActor
  private final class Stage {
    /// Few frames and few pixels, as painting them takes most of the time.
    let harness = AppHarness(scale: 0.25, framesPerSecond: 20)
    let navigation: UINavigationController
    let window: UIWindow
    var pages: [Page] = []
    private(set) var faults: [String] = []
    var numbers: SeededGenerator
    /// Stays down over some steps.
    private static let finger = 7
    private var isHolding = false

    init(seed: UInt64) {
      numbers = SeededGenerator(seed: seed)
      navigation = UINavigationController(rootViewController: UIViewController())
      window = harness.show(navigation, size: CGSize(width: 800, height: 600))
      navigation.setViewControllers([page()], animated: false)
      harness.settle()
    }

    func page() -> Page {
      let page = Page()
      pages.append(page)
      return page
    }

    func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &numbers)! }
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: 0..<window.bounds.width, using: &numbers),
        y: .random(in: 0..<window.bounds.height, using: &numbers))
    }

    /// All that presents and is presented, and the pages on the stack.
    var shown: [UIViewController] {
      [navigation] + navigation.viewControllers
        + navigation.allPresentations.map(\.presented)
    }

    func step() {
      if chance(30) { moveFinger() }
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0, 1: navigation.pushViewController(page(), animated: chance(70))
      case 2, 3: navigation.popViewController(animated: chance(70))
      case 4, 5: present()
      case 6: pick(shown).dismiss(animated: chance(70))
      case 7: harness.resize(window, to: pick(Self.sizes))
      case 8: touch()
      case 9: closeAnother()
      case 10: hide()
      default: harness.press(.keyboardEscape)
      }
      // Memory stays small: what is gone is checked and forgotten.
      if pages.count > 40 { pages.removeAll(where: \.isGone) }
      harness.advance(by: pick([0, 0.01, 0.1, 0.3, 1]))
    }

    private static let sizes = [
      CGSize(width: 360, height: 640), CGSize(width: 800, height: 600),
      CGSize(width: 1600, height: 1000), CGSize(width: 700, height: 300),
    ]

    private func present() {
      let page: UIViewController = chance(15) ? alert() : page()
      let styles: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext,
        .overCurrentContext, .popover, .custom,
      ]
      page.modalPresentationStyle = pick(styles)
      page.modalTransitionStyle = pick([.coverVertical, .crossDissolve])
      page.isModalInPresentation = chance(20)
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.popoverPresentationController?.sourceView = navigation.view
      page.popoverPresentationController?.sourceRect = CGRect(origin: point(), size: .zero)
      let presenter = pick(shown)
      presenter.definesPresentationContext = chance(50)
      presenter.present(page, animated: chance(70))
    }

    /// The user closes a window while what it presents comes or shows.
    private func closeAnother() {
      let other = UINavigationController(rootViewController: page())
      let window = harness.show(other, size: pick(Self.sizes))
      let sheet = page()
      sheet.modalPresentationStyle = pick([.pageSheet, .fullScreen, .formSheet])
      other.present(sheet, animated: chance(70))
      if chance(50) { other.pushViewController(page(), animated: true) }
      harness.advance(by: pick([0, 0.1, 1]))
      guard let desktop = window.platformWindow,
        let platform = harness.application.engine.platform as? HeadlessPlatform
      else { return }
      platform.post(.window(desktop.id, .closeRequested))
      harness.settle()
      if !window.isHidden { faults.append("a window that was closed shows") }
      other.dismiss(animated: false)
      other.viewControllers = []
      self.window.makeKey()
    }

    private func hide() {
      window.isHidden = true
      harness.advance(by: pick([0, 0.1]))
      window.makeKeyAndVisible()
    }

    private func alert() -> UIAlertController {
      let alert = UIAlertController(
        title: "Title", message: nil, preferredStyle: pick([.alert, .actionSheet]))
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      return alert
    }

    private func touch() {
      if chance(50) { return harness.tap(window, at: point()) }
      harness.drag(from: point(), to: point(), in: window, duration: pick([0.05, 0.3]))
    }

    /// It comes down, often at the edge, goes on, lifts, or is taken away.
    private func moveFinger() {
      guard isHolding else {
        isHolding = true
        let start = chance(60) ? CGPoint(x: 2, y: point().y) : point()
        return harness.touchDown(window, at: start, finger: Self.finger)
      }
      if chance(70) { return harness.touchMove(to: point(), in: window, finger: Self.finger) }
      isHolding = false
      if chance(80) {
        harness.touchUp(finger: Self.finger)
      } else {
        harness.touchCancel(finger: Self.finger)
      }
    }

    /// Dismisses and pops all.
    func end() {
      if isHolding { harness.touchUp(finger: Self.finger) }
      harness.advance(by: 3)
      for controller in shown { controller.dismiss(animated: false) }
      harness.advance(by: 3)
      navigation.popToRootViewController(animated: false)
      harness.advance(by: 3)
    }
  }

  @Test func theCallbacksBalanceAndTheAppAnswers() throws {
    let seed = SeededGenerator.seed
    let stage = Stage(seed: seed)
    for step in 0..<Self.count {
      stage.step()
      let fault = stage.pages.first { !$0.faults.isEmpty }?.faults.first ?? stage.faults.first
      #expect(fault == nil, "seed \(seed), step \(step)")
      if fault != nil { return }
    }
    stage.end()
    let top = try #require(stage.navigation.topViewController as? Page)
    #expect(stage.window.subviews == [stage.navigation.view], "seed \(seed)")
    #expect(stage.navigation.allPresentations.isEmpty && top.last == "didAppear")
    #expect(stage.pages.allSatisfy { $0 === top || $0.last == "didDisappear" }, "seed \(seed)")
    var taps = 0
    top.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.harness.tap(top.view)
    #expect(taps == 1, "seed \(seed)")
  }

  @Test func nothingIsLeftAfterManyPresentations() {
    let harness = AppHarness()
    let root = UIViewController()
    let window = harness.show(root)
    let views = { window.subviews.count + root.view.subviews.count }
    let before = views()
    weak var last: UIViewController?
    for index in 0..<soakSteps(12, soak: 100) {
      let page = UIViewController()
      page.modalPresentationStyle = index % 2 == 0 ? .pageSheet : .fullScreen
      last = page
      root.present(page, animated: true)
      harness.advance(by: 1)
      root.dismiss(animated: true)
      harness.advance(by: 1)
    }
    #expect(last == nil && views() == before && window.gestures.isAtRest)
  }
}
