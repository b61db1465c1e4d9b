import Foundation
import PlatformKit
import QuartzCore
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Forty of each change leave no controllers, views, layers, timers or windows of the desktop behind.
/// `CASEMENT_SOAK=1` makes a thousand.
@MainActor
struct ControllerLeakTests {
  private static let count = soakSteps(40, soak: 1000)

  @MainActor
  private final class Stage {
    struct Counts: Equatable {
      var layers: Int
      var hasTimer: Bool
      var desktopWindows: Int
      var actions: Int
    }

    private final class Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject?) { self.object = object }
    }

    /// Few pixels, as painting them would take most of the time.
    let harness = AppHarness(scale: 0.25)
    let window: UIWindow
    private var made: [Weak] = []

    init(_ root: UIViewController) {
      window = harness.show(root, size: CGSize(width: 800, height: 600))
      harness.settle()
    }

    /// Most changes are without animation, so that a thousand are made soon.
    func isAnimated(_ index: Int) -> Bool { index % 50 == 0 }

    func note(_ controller: UIViewController) {
      for object in [controller, controller.view, controller.view.layer] as [AnyObject?] {
        made.append(Weak(object))
      }
      if made.count > 300 { made.removeAll { $0.object == nil } }
    }

    var left: Int { made.count { $0.object != nil } }

    var counts: Counts {
      let engine: ApplicationEngine = harness.application.engine
      return Counts(
        layers: layers(in: window.layer), hasTimer: engine.timers.next != nil,
        desktopWindows: (engine.platform as? HeadlessPlatform)?.windows.count ?? 0,
        actions: harness.application.afterCommit.count)
    }

    private func layers(in layer: CALayer) -> Int {
      1 + (layer.sublayers ?? []).reduce(0) { $0 + layers(in: $1) }
    }

    /// Makes the change some times first: what is made once and kept is no leak.
    func repeatAndCount(_ change: (Int) -> Void) -> (before: Counts, after: Counts) {
      for index in 0..<3 { change(index) }
      harness.advance(by: 2)
      let before = counts
      for index in 0..<ControllerLeakTests.count { change(index) }
      harness.advance(by: 2)
      return (before, counts)
    }
  }

  private func expectNothingLeft(
    _ stage: Stage, allowed: Int = 0, _ change: (Int) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (before, after) = stage.repeatAndCount(change)
    #expect(before == after, sourceLocation: sourceLocation)
    #expect(stage.left <= allowed, sourceLocation: sourceLocation)
    #expect(stage.window.gestures.isAtRest, sourceLocation: sourceLocation)
  }

  @Test func pushes() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    expectNothingLeft(stage) { index in
      let page = UIViewController()
      stage.note(page)
      navigation.pushViewController(page, animated: stage.isAnimated(index))
      stage.harness.advance(by: stage.isAnimated(index) ? 1 : 0)
      navigation.popViewController(animated: stage.isAnimated(index))
      stage.harness.advance(by: stage.isAnimated(index) ? 1 : 0)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover])
  func presentations(style: UIModalPresentationStyle) {
    let root = UIViewController()
    let stage = Stage(root)
    expectNothingLeft(stage) { index in
      let page = UIViewController()
      page.modalPresentationStyle = style
      page.popoverPresentationController?.sourceView = root.view
      stage.note(page)
      present(page, on: root, stage, isAnimated: stage.isAnimated(index))
    }
  }

  private func present(
    _ page: UIViewController, on root: UIViewController, _ stage: Stage, isAnimated: Bool
  ) {
    root.present(page, animated: isAnimated)
    stage.harness.advance(by: isAnimated ? 1 : 0)
    root.dismiss(animated: isAnimated)
    stage.harness.advance(by: isAnimated ? 1 : 0)
  }

  @Test func tabs() {
    let tabs = UITabBarController()
    let stage = Stage(tabs)
    expectNothingLeft(stage, allowed: 6) { index in
      let pages = (0..<2).map { _ in UIViewController() }
      for page in pages { stage.note(page) }
      tabs.viewControllers = pages
      tabs.selectedIndex = 1
      stage.harness.settle()
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func alerts(style: UIAlertController.Style) {
    let root = UIViewController()
    let stage = Stage(root)
    expectNothingLeft(stage) { index in
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      if style == .alert { alert.addTextField() }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in _ = alert })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.sourceView = root.view
      stage.note(alert)
      present(alert, on: root, stage, isAnimated: stage.isAnimated(index))
    }
  }

  @Test func menus() {
    let stage = Stage(UIViewController())
    var ended = 0
    weak var last: MenuOverlay?
    expectNothingLeft(stage) { index in
      let menu = UIMenu(children: [
        UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in },
      ])
      let overlay = MenuOverlay.show(menu, at: CGPoint(x: 700, y: 580), in: stage.window) {
        ended += 1
      }
      last = overlay
      stage.harness.advance(by: stage.isAnimated(index) ? 0.5 : 0)
      overlay.dismiss()
      stage.harness.advance(by: stage.isAnimated(index) ? 0.5 : 0)
    }
    #expect(last == nil && ended == Self.count + 3)
  }

  @Test func windowsWithSheets() {
    let stage = Stage(UIViewController())
    expectNothingLeft(stage) { index in
      guard index % 5 == 0 else { return }
      let (root, page) = (UIViewController(), UIViewController())
      for controller in [root, page] { stage.note(controller) }
      let other = stage.harness.show(root)
      root.present(page, animated: stage.isAnimated(index))
      stage.harness.settle()
      other.isHidden = true
      stage.window.makeKey()
      stage.harness.settle()
    }
  }
}
