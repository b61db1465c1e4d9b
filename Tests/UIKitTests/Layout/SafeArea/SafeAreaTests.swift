import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct SafeAreaTests {
  /// Measured on iOS.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(0, 10, 34, 12)),
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(24, 0, 34, 0)),
      (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(34, 5, 0, 0)),
      (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(44, 10, 34, 12)),
      (CGRect(x: 100, y: 100, width: 100, height: 100), UIEdgeInsets(0, 0, 0, 0)),
    ] as [(CGRect, UIEdgeInsets)])
  func eachEdgeReachesIntoAViewOnItsOwn(frame: CGRect, insets: UIEdgeInsets) {
    let stage = InsetStage()
    stage.child.frame = frame
    #expect(stage.child.safeAreaInsets == insets)
  }

  @Test func frameCentreAndTransformAreFollowedAtOnce() {
    let stage = InsetStage()
    stage.child.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    stage.child.center.y = 60
    #expect(stage.child.safeAreaInsets == UIEdgeInsets(34, 0, 0, 0))
    stage.child.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(stage.child.safeAreaInsets == UIEdgeInsets(14, 0, 0, 0))
    stage.child.transform = .identity
    stage.child.bounds.size.height = 80
    #expect(stage.child.safeAreaInsets == UIEdgeInsets(24, 0, 0, 0))
  }

  @Test func scrollingMovesTheContentThroughTheSafeArea() {
    let stage = InsetStage()
    stage.child.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    stage.controller.view.bounds.origin.y = 30
    #expect(stage.child.safeAreaInsets == UIEdgeInsets(24, 0, 0, 0))
  }

  @Test func additionalInsetsAreAddedToTheInherited() {
    let stage = InsetStage()
    let inner = UIViewController()
    stage.controller.addChild(inner)
    inner.view.frame = stage.controller.view.bounds
    stage.controller.view.addSubview(inner.view)
    inner.additionalSafeAreaInsets = UIEdgeInsets(10, 1, 2, 3)
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(54, 11, 36, 15))
    inner.additionalSafeAreaInsets = UIEdgeInsets(-50, 0, 0, 0)
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(0, 10, 34, 12))
    inner.view.removeFromSuperview()
    #expect(inner.view.safeAreaInsets == .zero)
  }

  @Test func barsOfAContainerAddToWhatTheProgramSets() {
    let controller = UIViewController()
    controller.barInsets = UIEdgeInsets(54, 0, 0, 0)
    controller.additionalSafeAreaInsets = UIEdgeInsets(6, 0, 0, 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(60, 0, 0, 0))
    #expect(controller.additionalSafeAreaInsets == UIEdgeInsets(6, 0, 0, 0))
  }

  @Test func marginsAreTheBaseAndTheSafeArea() {
    let stage = InsetStage()
    stage.child.frame = stage.controller.view.bounds
    #expect(stage.child.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
    stage.child.insetsLayoutMarginsFromSafeArea = false
    #expect(stage.child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  @Test func viewsAreToldMarginsFirstParentsFirstAndOnlyOfChanges() {
    let controller = InsetTellingController()
    let view = controller.root
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let inner = InsetTeller("inner", frame: view.bounds) { controller.lines.append($0) }
    let middle = InsetTeller("middle", frame: CGRect(x: 100, y: 100, width: 50, height: 50)) {
      controller.lines.append($0)
    }
    controller.view.addSubview(inner)
    view.addSubview(middle)
    view.layoutIfNeeded()
    _ = controller.take()
    controller.additionalSafeAreaInsets = InsetStage.insets
    let told = [
      "view margins", "controller margins", "view safe area", "controller safe area",
      "inner margins", "inner safe area",
    ]
    #expect(controller.take() == told)
    view.layoutIfNeeded()
    #expect(controller.take() == ["view layout", "inner layout"])
    view.layoutIfNeeded()
    controller.additionalSafeAreaInsets = InsetStage.insets
    #expect(controller.take() == [])
  }

  @Test func aResizeTellsOnceWhatIsNewAtTheEnd() {
    let controller = InsetTellingController()
    let view = controller.root
    controller.loadViewIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.additionalSafeAreaInsets = InsetStage.insets
    let whole = InsetTeller("whole", frame: view.bounds) { controller.lines.append($0) }
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let below = InsetTeller("below", frame: CGRect(x: 50, y: 430, width: 50, height: 30)) {
      controller.lines.append($0)
    }
    view.addSubview(whole)
    view.addSubview(below)
    _ = controller.take()
    view.frame.size = CGSize(width: 640, height: 960)
    #expect(controller.take() == ["below margins", "below safe area"])
    #expect(whole.safeAreaInsets == InsetStage.insets)
    #expect(below.safeAreaInsets == .zero)
  }

  @Test func aCallbackMayChangeInsetsAgain() {
    final class Growing: UIViewController {
      var calls = 0
      var limit = 3
      override func viewSafeAreaInsetsDidChange() {
        calls += 1
        if calls < limit { additionalSafeAreaInsets.top += 1 }
      }
    }
    let growing = Growing()
    growing.additionalSafeAreaInsets.top = 1
    #expect(growing.view.safeAreaInsets.top == 3)
    let log = LoggedLines(with: "asked for another one")
    (growing.limit, growing.calls) = (.max, 0)
    growing.additionalSafeAreaInsets.top = 10
    #expect(growing.calls == 16)
    #expect(log.all.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func insetsThatAreNotFiniteAreRefused(length: CGFloat) {
    let log = LoggedLines(with: "not finite")
    let (stage, view) = (InsetStage(), UIView())
    stage.controller.additionalSafeAreaInsets.top = length
    view.layoutMargins.left = length
    view.directionalLayoutMargins.leading = length
    #expect(stage.controller.view.safeAreaInsets == InsetStage.insets)
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(log.all.count == 3)
  }

  @Test func aWindowsSafeAreaReachesItsViews() {
    let harness = AppHarness()
    let controller = InsetTellingController()
    let window = harness.show(controller, size: CGSize(width: 700, height: 600))
    #expect(window.safeAreaInsets == .zero)
    let low = UIView(frame: CGRect(x: 0, y: 550, width: 50, height: 50))
    low.autoresizingMask = .flexibleTopMargin
    controller.view.addSubview(low)
    harness.settle()
    _ = controller.take()
    harness.setSafeAreaInsets(UIEdgeInsets(59, 0, 34, 0), of: window)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    #expect(controller.view.layoutMargins == UIEdgeInsets(59, 20, 34, 20))
    #expect(low.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(
      controller.take() == [
        "view margins", "controller margins", "view safe area", "controller safe area",
        "view layout",
      ])
    harness.resize(window, to: CGSize(width: 800, height: 620))
    #expect(low.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(controller.take() == ["view layout"])
  }

  /// As measured: 59 and 34 in a portrait phone's window.
  @Test func aPhonesWindow() {
    let harness = AppHarness(scale: 3)
    let controller = UIViewController()
    let window = harness.show(controller, size: CGSize(width: 393, height: 852))
    harness.setSafeAreaInsets(UIEdgeInsets(59, 0, 34, 0), of: window)
    let guide = controller.view.safeAreaLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func viewsOutsideOfUnsafeAreasKeepNoState() {
    let stage = InsetStage()
    let outside = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outside.addSubview(grandchild)
    stage.controller.view.addSubview(outside)
    outside.frame.origin.y = 120
    #expect(outside.rareData == nil)
    #expect(grandchild.rareData == nil && grandchild.insetFlags.isEmpty)
    let (plain, inner) = (UIView(), UIView())
    plain.addSubview(inner)
    plain.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(plain.insetFlags.isEmpty && plain.rareData == nil)
  }
}
