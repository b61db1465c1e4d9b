import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct LayoutMarginTests {
  @Test func marginsAreEightUnlessSet() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  /// Measured on iOS.
  @Test func theSuperviewsMarginsCountByTheGreaterOne() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
    child.frame.origin = CGPoint(x: 215, y: 0)
    #expect(child.layoutMargins == UIEdgeInsets(20, 8, 8, 15))
    child.layoutMargins = UIEdgeInsets(30, 30, 30, 30)
    #expect(child.layoutMargins == UIEdgeInsets(30, 30, 30, 30))
  }

  @Test func viewsThatPreserveMarginsAreToldOfTheirSuperviews() {
    var told: [String] = []
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = InsetTeller("child", frame: parent.bounds) { told.append($0) }
    let other = InsetTeller("other", frame: parent.bounds) { told.append($0) }
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    parent.addSubview(other)
    parent.layoutMargins = UIEdgeInsets(20, 8, 8, 8)
    #expect(told == ["child margins"])
    child.frame.origin.y = 5
    #expect(child.layoutMargins.top == 15)
    parent.layoutMargins = UIEdgeInsets(4, 8, 8, 8)
    #expect(told == Array(repeating: "child margins", count: 3))
    child.removeFromSuperview()
    parent.layoutMargins = UIEdgeInsets(50, 8, 8, 8)
    #expect(told.count == 3)
  }

  @Test func directionalMarginsFollowTheDirection() {
    var told: [String] = []
    let view = InsetTeller("view") { told.append($0) }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    told = []
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
    #expect(told == ["view margins"])
    view.layoutMargins = UIEdgeInsets(1, 5, 3, 6)
    view.semanticContentAttribute = .unspecified
    #expect(view.layoutMargins == UIEdgeInsets(1, 5, 3, 6))
    #expect(view.directionalLayoutMargins.leading == 5)
  }

  @Test func rootViewsHaveAtLeastTheSystemsMargins() {
    let controller = InsetTellingController()
    #expect(controller.view.layoutMargins == UIEdgeInsets(0, 20, 0, 20))
    controller.view.layoutMargins = UIEdgeInsets(5, 10, 6, 30)
    #expect(controller.view.layoutMargins == UIEdgeInsets(5, 20, 6, 30))
    #expect(controller.take() == ["view margins", "controller margins"])
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(5, 10, 6, 30))
    #expect(controller.take() == ["view margins", "controller margins"])
  }

  @Test func narrowWindowsHaveNarrowerMargins() {
    let harness = AppHarness()
    let controller = InsetTellingController()
    let window = harness.show(controller, size: CGSize(width: 700, height: 500))
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    _ = controller.take()
    harness.resize(window, to: CGSize(width: 500, height: 500))
    #expect(controller.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))
    #expect(controller.take() == ["view margins", "controller margins", "view layout"])
  }
}
