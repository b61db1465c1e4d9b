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

  /// Measured on iOS 26.
  @Test func itsEndsAreRoundButForTheStyleOfBars() {
    let view = bar(0.5)
    #expect(view.track.layer.cornerRadius == 2 && view.fill.layer.cornerRadius == 2)
    #expect(view.track.frame == CGRect(x: 0, y: 0, width: 151, height: 4))
    view.progressViewStyle = .bar
    view.layoutIfNeeded()
    #expect(view.frame.height == 2.5 && view.fill.layer.cornerRadius == 0)
  }

  @Test func itsColoursAreTheTintAndTheProgramsOwn() {
    let view = bar(0.5)
    view.tintColor = .systemPink
    #expect(view.fill.backgroundColor == .systemPink)
    #expect(abs((view.track.layer.backgroundColor?.alpha ?? 0) - 26 / 255) < 1e-6)
    (view.progressTintColor, view.trackTintColor) = (.red, .blue)
    #expect(view.fill.backgroundColor == .red && view.track.backgroundColor == .blue)
    (view.progressTintColor, view.trackTintColor) = (nil, nil)
    #expect(view.fill.backgroundColor == .systemPink)
  }

  @Test func imagesTakeThePlaceOfColours() {
    let view = bar(0.5)
    let image = { UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in } }
    let (done, rest) = (image(), image())
    (view.progressImage, view.trackImage) = (done, rest)
    #expect(view.fill.image === done && view.track.image === rest)
    #expect(view.fill.backgroundColor == nil && view.track.backgroundColor == nil)
    #expect(view.fill.frame.width == 76, "as wide as without")
    (view.progressImage, view.trackImage) = (nil, nil)
    #expect(view.fill.image == nil && view.fill.backgroundColor != nil)
    #expect(view.track.backgroundColor != nil)
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
