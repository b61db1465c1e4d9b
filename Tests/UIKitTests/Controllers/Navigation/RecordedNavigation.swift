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
  private(set) var lines: [String] = []
  /// What the delegate answers with.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(size: CGSize = CGSize(width: 400, height: 600)) {
    root = Page("a")
    navigation = UINavigationController(rootViewController: root)
    window = harness.show(navigation, size: size)
    super.init()
    harness.settle()
    root.recorder = self
  }

  func page(_ name: String) -> Page {
    let page = Page(name)
    page.recorder = self
    return page
  }

  func write(_ line: String) { lines.append(line) }

  /// What was written since it was last asked.
  func recorded() -> [String] {
    defer { lines = [] }
    return lines
  }

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

  final class Page: UIViewController {
    weak var recorder: RecordedNavigation?
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { recorder?.write("\(title ?? "") \(what)") }

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      note("willAppear")
      onWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) {
      note("didAppear")
      onDidAppear()
    }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "left" : "entered")
    }
  }
}
