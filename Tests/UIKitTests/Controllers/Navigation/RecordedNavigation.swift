import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A navigation controller in a window, whose controllers write down what they are told.
@MainActor
final class RecordedNavigation: NSObject, UINavigationControllerDelegate {
  let harness = AppHarness()
  let root: Page
  let navigation: UINavigationController
  let window: UIWindow
  let recording = Recording()
  /// What the delegate answers with.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    root = Page("a", recording, notes: [.load, .moves])
    navigation = UINavigationController(rootViewController: root)
    window = harness.show(navigation, size: size)
    super.init()
    harness.settle()
    _ = recording.taken()
  }

  func page(_ name: String) -> Page { Page(name, recording, notes: [.load, .moves]) }

  func write(_ line: String) { recording.write(line) }

  /// What was written since it was last asked.
  func recorded() -> [String] { recording.taken() }

  func finish() { harness.advance(by: 2) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { write("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { write("did show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
