import Testing
import UIKitTesting

@testable import UIKit

/// What happens beside a presentation and a dismissal.
@MainActor
final class PresentationCoordinatorTests {
  private final class Asking: UIViewController {
    var ask: (Asking) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { ask(self) }
    override func viewWillDisappear(_ animated: Bool) { ask(self) }
  }

  private let harness = AppHarness()
  private let (root, top) = (Asking(), Asking())
  private let beside = UIView()
  private var lines: [String] = []

  init() {
    _ = harness.show(root, size: CGSize(width: 320, height: 240))
    root.view.addSubview(beside)
    harness.settle()
  }

  private func animate(_ controller: UIViewController, to alpha: CGFloat) {
    controller.transitionCoordinator?.animate(
      alongsideTransition: { [self] context in
        lines.append("beside \(context.isAnimated)")
        beside.alpha = alpha
      },
      completion: { [self] context in lines.append("completion \(context.isCancelled)") })
  }

  @Test func changesInViewWillAppearAnimateWithTheSheet() {
    top.ask = { [self] in animate($0, to: 0) }
    root.present(top, animated: true) { [self] in lines.append("presented") }
    #expect(lines == ["beside true"])
    harness.advance(by: 0.1)
    let shown = beside.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.05 && shown < 0.95)
    harness.advance(by: 2)
    #expect(lines == ["beside true", "completion false", "presented"])
    #expect(top.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test func changesAfterTheCallJoinIt() {
    root.present(top, animated: true)
    animate(root, to: 0)
    harness.advance(by: 0.1)
    let shown = beside.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.05 && shown < 0.95)
    harness.advance(by: 2)
    #expect(lines == ["beside true", "completion false"])
  }

  @Test func itIsOneForBothAndNamesThem() throws {
    let child = UIViewController()
    top.addChild(child)
    root.present(top, animated: true)
    let coordinator = try #require(root.transitionCoordinator)
    #expect(coordinator === top.transitionCoordinator)
    #expect(coordinator === child.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === root)
    #expect(coordinator.viewController(forKey: .to) === top)
    #expect(coordinator.view(forKey: .to) === top.presentationController?.presentedView)
    #expect(coordinator.view(forKey: .from) == nil, "the presenter stays")
    #expect(coordinator.presentationStyle == .pageSheet && coordinator.transitionDuration > 0)
    harness.advance(by: 2)
    #expect(!coordinator.animate(alongsideTransition: { _ in }), "it is over")
    root.dismiss(animated: true)
    let back = try #require(top.transitionCoordinator)
    #expect(back.viewController(forKey: .from) === top && back.view(forKey: .to) == nil)
    harness.advance(by: 2)
    #expect(root.transitionCoordinator == nil)
  }

  @Test func withoutAnimationItIsThereTooAndDoesNotAnimate() {
    top.ask = { [self] in animate($0, to: 0) }
    root.present(top, animated: false)
    #expect(lines == ["beside false"] && beside.alpha == 0)
    harness.settle()
    #expect(lines == ["beside false", "completion false"])
    lines = []
    root.dismiss(animated: false) { [self] in lines.append("dismissed") }
    harness.settle()
    #expect(lines == ["beside false", "completion false", "dismissed"])
  }
}
