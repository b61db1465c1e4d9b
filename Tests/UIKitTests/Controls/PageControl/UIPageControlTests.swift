import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIPageControlTests {
  private func stage(_ pages: Int = 5, isRightToLeft: Bool = false) -> ControlStage<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = pages
    return ControlStage(control, isRightToLeft: isRightToLeft)
  }

  /// Measured on iOS 26.
  @Test func itsSizeGoesByThePages() {
    let control = UIPageControl()
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    control.numberOfPages = 5
    #expect(control.intrinsicContentSize == CGSize(width: 110, height: 26))
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 110))
  }

  @Test func pagesAreLimited() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test func aSinglePageMayBeHidden() {
    let control = UIPageControl()
    #expect(!control.hidesForSinglePage)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    #expect(control.isHidden)
    control.numberOfPages = 2
    #expect(!control.isHidden)
  }

  @Test func tapsOnEitherSideGoOnePage() {
    let stage = stage()
    for _ in 0..<2 { stage.harness.tap(stage.control, at: CGPoint(x: 100, y: 13)) }
    #expect(stage.control.currentPage == 2)
    stage.harness.tap(stage.control, at: CGPoint(x: 5, y: 13))
    #expect(stage.control.currentPage == 1)
    #expect(stage.takeLog().count { $0 == "value" } == 3)
  }

  @Test func atTheEndsNothingIsSent() {
    let stage = stage()
    stage.harness.tap(stage.control, at: CGPoint(x: 5, y: 13))
    #expect(stage.takeLog() == ["down", "up"])
  }

  @Test func aDragGoesThroughThePages() {
    let stage = stage()
    stage.harness.touchDown(stage.control, at: CGPoint(x: 19, y: 13))
    stage.harness.touchMove(to: CGPoint(x: 73, y: 13), in: stage.control)
    #expect(stage.control.interactionState == .continuous)
    #expect(stage.control.currentPage == 3)
    stage.harness.touchUp()
    #expect(stage.control.interactionState == .none && stage.control.currentPage == 3)
    stage.control.allowsContinuousInteraction = false
    stage.drag(from: CGPoint(x: 80, y: 13), to: CGPoint(x: 19, y: 13))
    #expect(stage.control.currentPage == 2, "a drag is a tap where it ends")
  }

  @Test func fromRightToLeftTheFirstPageIsAtTheRight() {
    let stage = stage(isRightToLeft: true)
    stage.harness.settle()
    #expect(stage.control.dots[0].center.x == 91)
    stage.harness.tap(stage.control, at: CGPoint(x: 5, y: 13))
    #expect(stage.control.currentPage == 1)
    stage.focus()
    stage.press(.keyboardLeftArrow)
    #expect(stage.control.currentPage == 2)
  }

  @Test func aMillionPagesHaveAsManyDotsAsFit() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    control.layoutIfNeeded()
    #expect(control.dots.count == 10)
    #expect(control.shownPages.contains(500_000))
    #expect(control.dots[0].transform.a < 1 && control.dots[9].transform.a < 1)
  }

  @Test func pagesMayHaveImages() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 74, height: 26))
    control.numberOfPages = 3
    let (star, heart) = (UIImage(systemName: "star.fill"), UIImage(systemName: "heart.fill"))
    control.preferredIndicatorImage = star
    control.setIndicatorImage(heart, forPage: 1)
    control.layoutIfNeeded()
    #expect(control.dots.map { $0.image?.size } == [star, heart, star].map { $0?.size })
    #expect(
      control.indicatorImage(forPage: 1) === heart && control.indicatorImage(forPage: 0) == nil)
  }

  @Test func assistiveTechnologiesTurnPages() {
    let stage = stage()
    #expect(stage.control.accessibilityValue == "page 1 of 5")
    stage.control.accessibilityIncrement()
    #expect(stage.control.accessibilityValue == "page 2 of 5")
    #expect(stage.control.accessibilityTraits.contains(.adjustable))
  }
}
