import Testing
import UIKitTesting

@testable import UIKit

/// A child controller that was away while its parent's traits changed.
@MainActor
struct ContainedTraitTests {
  private final class Told: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  /// Container and child, whose view is in place if it is the container's.
  private func put(_ child: UIViewController, in container: UIViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  private func takeOut(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func itsViewsAreToldWhenItComesBack() {
    let harness = AppHarness()
    let (container, child, told) = (UIViewController(), UIViewController(), Told())
    child.view.addSubview(told)
    let window = harness.show(container, size: CGSize(width: 100, height: 100))
    put(child, in: container)
    harness.settle()
    takeOut(child)
    told.styles = []
    window.overrideUserInterfaceStyle = .dark
    put(child, in: container)
    #expect(told.styles == [.dark])
    takeOut(child)
    #expect(told.styles == [.dark, .light])
  }

  @Test func labelsAreDrawnInItsColors() {
    let harness = AppHarness()
    let (container, child, label) = (UIViewController(), UIViewController(), UILabel())
    (label.text, label.frame) = ("MMM", CGRect(x: 0, y: 0, width: 60, height: 30))
    child.view.backgroundColor = .black
    child.view.addSubview(label)
    let window = harness.show(container, size: CGSize(width: 100, height: 100))
    put(child, in: container)
    child.view.frame = container.view.bounds
    harness.settle()
    takeOut(child)
    window.overrideUserInterfaceStyle = .dark
    put(child, in: container)
    harness.settle()
    let reds = (0..<60).map { harness.color(at: CGPoint(x: $0, y: 15), in: window).red }
    #expect(reds.contains { $0 > 200 }, "white on black")
  }
}
