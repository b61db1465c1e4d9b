import CoreGraphics
import UIKitTesting

@testable import UIKit

/// Pages 0 to 3 of a page view controller, the second of which shows.
@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource {
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let pages: [Page]

  init(_ rig: LifeCycleRig) {
    pages = (0..<4).map { rig.page("\($0)") }
    super.init()
    controller.dataSource = self
    set(1, animated: false)
  }

  static func shown(_ rig: LifeCycleRig) -> PageSource {
    let source = PageSource(rig)
    rig.show(source.controller)
    return source
  }

  func set(_ index: Int, animated: Bool) {
    controller.setViewControllers([pages[index]], direction: .forward, animated: animated)
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}

extension Scenario {
  static let pages = [
    Scenario("a page swiped") { rig in
      let source = PageSource.shown(rig)
      rig.step("swipe") { rig.hold(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 40, y: 300)) }
      rig.release()
      withExtendedLifetime(source) {}
    },
    Scenario("a page swiped and given up") { rig in
      let source = PageSource.shown(rig)
      rig.step("swipe") { rig.hold(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 280, y: 300)) }
      rig.release()
      withExtendedLifetime(source) {}
    },
    Scenario("a page set by the program") { rig in
      let source = PageSource.shown(rig)
      rig.step("set 3") { source.set(3, animated: true) }
      rig.end()
    },
    Scenario("a page set while another comes") { rig in
      let source = PageSource.shown(rig)
      rig.step("set 2") { source.set(2, animated: true) }
      rig.harness.advance(by: 0.1)
      rig.step("set 3") { source.set(3, animated: false) }
      rig.end()
    },
    Scenario("pages in a sheet") { rig in
      let (root, source) = (rig.page("root"), PageSource(rig))
      rig.show(root)
      rig.step("present") { root.present(source.controller, animated: true) }
      rig.end()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
  ]
}
