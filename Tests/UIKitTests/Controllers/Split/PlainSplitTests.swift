import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What the delegate of a split view controller without a style decides in narrow windows.
@MainActor
final class PlainSplitTests: NSObject, UISplitViewControllerDelegate {
  private let harness = AppHarness()
  private let split = UISplitViewController()
  private let (list, detail) = (UIViewController(), UIViewController())
  private let left: UINavigationController
  private let right: UINavigationController
  private var log: [String] = []
  /// What the delegate answers with.
  private var (staying, primary, separated) = (
    UIViewController?.none, UIViewController?.none, UIViewController?.none
  )
  private var takesIn = false
  private var window = UIWindow()

  override init() {
    left = UINavigationController(rootViewController: list)
    right = UINavigationController(rootViewController: detail)
    super.init()
    split.viewControllers = [left, right]
    split.delegate = self
    window = harness.show(split, size: CGSize(width: 1000, height: 600))
    harness.settle()
    log = []
  }

  private func name(_ controller: UIViewController) -> String {
    controller === left ? "left" : controller === right ? "right" : "other"
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.append("who stays?")
    return staying
  }
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    log.append("who is primary?")
    return primary
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.append("\(name(secondaryViewController)) onto \(name(primaryViewController))")
    return takesIn
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.append("from \(name(primaryViewController))")
    return separated
  }

  private func resize(_ width: CGFloat) {
    harness.resize(window, to: CGSize(width: width, height: 600))
    harness.advance(by: 1)
  }

  @Test func itIsAskedAndTheUsualHappens() {
    resize(400)
    #expect(log == ["who stays?", "right onto left"])
    #expect(left.viewControllers == [list, detail] && detail.view.window != nil)
    resize(1000)
    #expect(log.suffix(2) == ["who is primary?", "from left"])
    #expect(left.viewControllers == [list] && right.viewControllers == [detail])
  }

  @Test func itMayTakeTheSecondaryOneAway() {
    takesIn = true
    resize(400)
    #expect(left.viewControllers == [list] && split.viewControllers == [left])
    #expect(list.view.window != nil && detail.view.window == nil)
    let other = UIViewController()
    separated = other
    resize(1000)
    #expect(split.viewControllers == [left, other] && other.view.window != nil)
  }

  @Test func itMayKeepTheSecondaryOne() {
    staying = right
    resize(400)
    #expect(log == ["who stays?"] && split.viewControllers == [right])
    #expect(detail.view.window != nil && list.view.window == nil)
    primary = left
    resize(1000)
    #expect(log.suffix(2) == ["who is primary?", "from left"])
    #expect(split.viewControllers == [left, right])
    #expect(list.view.window != nil && detail.view.window != nil)
  }
}
