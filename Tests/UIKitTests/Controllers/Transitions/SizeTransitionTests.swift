import Testing
import UIKitTesting

@testable import UIKit

/// A controller that writes down what it is told of sizes and traits.
private final class SizeTeller: UIViewController {
  static var lines: [String] = []
  var name = ""
  var onTransition: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell("traits to \(newCollection.horizontalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tell("\(Int(view.bounds.width)) to \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
    onTransition(coordinator)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      tell("has \(traitCollection.horizontalSizeClass)")
    }
  }

  override func viewWillLayoutSubviews() { tell("lays out \(Int(view.bounds.width))") }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    tell("hears of \(Int(container.preferredContentSize.width))")
  }

  private func tell(_ what: String) { Self.lines.append("\(name) \(what)") }

  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// One at a time, as all write to one list.
@MainActor @Suite(.serialized)
struct SizeTransitionTests {
  private let harness = AppHarness()
  private let root = SizeTeller("root")
  private let window: UIWindow

  init() {
    window = harness.show(root, size: CGSize(width: 800, height: 600))
    _ = SizeTeller.take()
  }

  private func child(_ name: String, _ frame: CGRect) -> SizeTeller {
    let child = SizeTeller(name)
    root.addChild(child)
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness.settle()
    _ = SizeTeller.take()
    return child
  }

  @Test func everythingComesInOrder() {
    _ = child("child", root.view.bounds)
    root.onTransition = { coordinator in
      coordinator.animate(
        alongsideTransition: { _ in
          SizeTeller.lines.append("beside at \(Int(self.root.view.bounds.width))")
        },
        completion: { _ in SizeTeller.lines.append("completion") })
    }
    harness.resize(window, to: CGSize(width: 500, height: 600))
    #expect(
      SizeTeller.take() == [
        "root traits to compact", "child traits to compact", "root 800 to 500",
        "child 800 to 500", "root has compact", "child has compact", "beside at 500",
        "root lays out 500", "child lays out 500", "completion",
      ])
    harness.settle()
    #expect(SizeTeller.take() == [])
  }

  @Test func withoutNewSizeClassesOnlyTheSizeIsTold() {
    harness.resize(window, to: CGSize(width: 700, height: 600))
    #expect(SizeTeller.take() == ["root 800 to 700", "root lays out 700"])
    harness.resize(window, to: CGSize(width: 700, height: 600))
    #expect(SizeTeller.take() == [])
  }

  @Test func childrenThatKeepTheirSizeAreNotTold() {
    let side = child("side", CGRect(x: 0, y: 0, width: 100, height: 600))
    side.view.autoresizingMask = []
    harness.resize(window, to: CGSize(width: 900, height: 600))
    #expect(SizeTeller.take() == ["root 800 to 900", "root lays out 900"])
  }

  @Test func containersSayTheSizesOfTheirChildren() {
    final class Halves: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        CGSize(width: parentSize.width / 2, height: parentSize.height)
      }
    }
    let halves = Halves()
    let inner = SizeTeller("half")
    halves.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    halves.view.addSubview(inner.view)
    window.rootViewController = halves
    harness.settle()
    _ = SizeTeller.take()
    harness.resize(window, to: CGSize(width: 900, height: 600))
    #expect(SizeTeller.take() == ["half 400 to 450"])
  }

  @Test func theCoordinatorIsOneForAllUntilTheEnd() {
    let child = child("child", root.view.bounds)
    var coordinators: [AnyObject?] = []
    child.onTransition = { coordinator in
      coordinators = [coordinator, self.root.transitionCoordinator, child.transitionCoordinator]
      #expect(!coordinator.isAnimated && coordinator.transitionDuration == 0)
      #expect(coordinator.containerView === self.window)
      coordinator.animate(alongsideTransition: nil) { context in
        #expect(!context.isCancelled)
        #expect(!coordinator.animate(alongsideTransition: { _ in }), "it is over")
      }
    }
    harness.resize(window, to: CGSize(width: 900, height: 600))
    #expect(coordinators.count == 3 && coordinators.allSatisfy { $0 === coordinators[0] })
    #expect(root.transitionCoordinator == nil)
  }

  @Test func insideABlockTheChangesBesideAnimateWithIt() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(box)
    harness.settle()
    var isOver = false
    root.onTransition = { coordinator in
      #expect(coordinator.isAnimated && coordinator.transitionDuration == 1)
      coordinator.animate(
        alongsideTransition: { _ in box.center.x = 105 }, completion: { _ in isOver = true })
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.window.frame.size.width = 900
    }
    harness.advance(by: 0.5)
    let shown = box.layer.presentation()?.position.x ?? 0
    #expect(abs(shown - 55) < 3 && !isOver)
    harness.advance(by: 0.6)
    #expect(isOver)
  }

  @Test func presentedControllersHearOfTheirSizes() {
    let sheet = SizeTeller("sheet")
    root.present(sheet, animated: false)
    harness.settle()
    _ = SizeTeller.take()
    harness.resize(window, to: CGSize(width: 900, height: 600))
    #expect(!SizeTeller.take().contains { $0.hasPrefix("sheet") }, "it is 704 wide at most")
    harness.resize(window, to: CGSize(width: 500, height: 600))
    let told = SizeTeller.take().filter { $0.hasPrefix("sheet") }
    #expect(
      told == [
        "sheet traits to compact", "sheet 704 to 500", "sheet has compact", "sheet lays out 500",
      ])
  }

  @Test func aNewPreferredSizeIsToldToTheParentAlone() {
    let child = child("child", root.view.bounds)
    let grandchild = SizeTeller("grandchild")
    child.addChild(grandchild)
    grandchild.preferredContentSize = CGSize(width: 70, height: 70)
    grandchild.preferredContentSize = CGSize(width: 70, height: 70)
    #expect(SizeTeller.take() == ["child hears of 70"])
  }
}
