import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Styles that a delegate chooses by the window's traits, and the controllers it shows with them.
@MainActor
final class AdaptiveStyleTests: NSObject, UIAdaptivePresentationControllerDelegate {
  private let root = UIViewController()
  private let top = UIViewController()
  private let harness = AppHarness()
  /// What the delegate answers with.
  private var style = UIModalPresentationStyle.fullScreen
  private var wraps = false
  private var (asked, announced) = ([UIModalPresentationStyle](), [UIModalPresentationStyle]())

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    asked.append(style)
    guard wraps else { return nil }
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    #expect(transitionCoordinator != nil)
    announced.append(style)
  }

  private func presentPopover(width: CGFloat) throws {
    _ = harness.show(root, size: CGSize(width: width, height: 600))
    harness.settle()
    top.modalPresentationStyle = .popover
    let popover = try #require(top.popoverPresentationController)
    popover.sourceView = root.view
    (popover as UIPresentationController).delegate = self
    root.present(top, animated: true)
    harness.advance(by: 1)
  }

  @Test func aNarrowWindowHasTheStyleOfTheDelegate() throws {
    try presentPopover(width: 400)
    #expect(asked == [.fullScreen] && announced == [.fullScreen])
    #expect(root.presentedViewController === top && root.view.window == nil)
    #expect(top.view.frame.size == CGSize(width: 400, height: 600))
  }

  @Test func anotherControllerShowsThere() throws {
    wraps = true
    try presentPopover(width: 400)
    let navigation = try #require(root.presentedViewController as? UINavigationController)
    #expect(navigation.viewControllers == [top] && top.view.window != nil)
    #expect(top.presentingViewController === root)
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil && root.view.window != nil)
    #expect(top.view.window == nil)
  }

  @Test func aWideWindowHasItsOwn() throws {
    try presentPopover(width: 800)
    #expect(asked == [] && announced == [.none])
    #expect(top.activePresentationController is UIPopoverPresentationController)
  }

  @Test func noneKeepsThePopover() throws {
    style = .none
    try presentPopover(width: 400)
    #expect(asked == [] && announced == [.none])
    #expect(top.activePresentationController is UIPopoverPresentationController)
  }

  /// A delegate that is asked with the traits answers for all of them.
  @Test func theTraitsDecide() throws {
    final class ByTraits: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .overFullScreen : .none
      }
    }
    let delegate = ByTraits()
    _ = harness.show(root, size: CGSize(width: 800, height: 600))
    top.modalPresentationStyle = .formSheet
    top.presentationController?.delegate = delegate
    withExtendedLifetime(delegate) {
      root.present(top, animated: false)
      harness.advance(by: 1)
    }
    #expect(top.activePresentationController?.style == .overFullScreen)
    #expect(top.view.frame.size == CGSize(width: 800, height: 600) && root.view.window != nil)
  }
}
