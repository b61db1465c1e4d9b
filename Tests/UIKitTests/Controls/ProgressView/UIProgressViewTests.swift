import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIProgressViewTests {
  private func bar(_ progress: Float) -> UIProgressView {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 151, height: 99))
    view.progress = progress
    view.layoutIfNeeded()
    return view
  }

  /// Measured on iOS 26: whole points, at least 8.
  @Test func theFillIsInWholePoints() {
    #expect(bar(0.5).frame.size == CGSize(width: 151, height: 4))
    #expect(bar(0.5).fill.frame == CGRect(x: 0, y: 0, width: 76, height: 4))
    #expect(bar(0.01).fill.frame.width == 8)
    #expect(bar(0).fill.frame.width == 0)
    #expect(bar(1).fill.frame.width == 151)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func valuesAreLimited() {
    #expect(bar(-1).progress == 0)
    #expect(bar(7).progress == 1)
    #expect(bar(.nan).progress == 0)
  }

  @Test func fromRightToLeftItGrowsFromTheRight() {
    let view = bar(0.5)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.fill.frame == CGRect(x: 75, y: 0, width: 76, height: 4))
  }

  @Test func itFollowsAProgress() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let view = bar(0)
    page.addSubview(view)
    harness.show(page)
    let task = Progress(totalUnitCount: 10)
    view.observedProgress = task
    task.completedUnitCount = 3
    harness.advance(by: 0.15)
    #expect(view.progress == 0.3)
    task.completedUnitCount = 10
    harness.advance(by: 0.15)
    #expect(view.progress == 1)
    harness.advance(by: 1)
    #expect(harness.application.engine.turn.nextWake == nil, "nobody looks at what has finished")
    view.observedProgress = nil
    view.progress = 0.5
    #expect(view.accessibilityValue == "50%")
  }

  @Test func aViewThatLeavesLooksNoMore() {
    let harness = AppHarness()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let view = bar(0)
    page.addSubview(view)
    harness.show(page)
    let task = Progress(totalUnitCount: 10)
    view.observedProgress = task
    view.removeFromSuperview()
    harness.advance(by: 0.3)
    #expect(harness.application.engine.turn.nextWake == nil)
    task.completedUnitCount = 5
    page.addSubview(view)
    #expect(view.progress == 0.5)
  }
}
