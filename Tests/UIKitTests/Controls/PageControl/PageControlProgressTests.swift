import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The progress of a page control's current page, and pages that follow each other in time.
@MainActor
final class PageControlProgressTests: NSObject, UIPageControlTimerProgressDelegate {
  private let stage: ControlStage<UIPageControl>
  private let timer = UIPageControlTimerProgress(preferredDuration: 2)
  private var log: [String] = []
  private var allows = true
  private var control: UIPageControl { stage.control }

  override init() {
    let control = UIPageControl()
    control.numberOfPages = 3
    stage = ControlStage(control, frame: CGRect(x: 20, y: 20, width: 110, height: 26))
    super.init()
    timer.delegate = self
  }

  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { page == 2 ? 0.5 : 0 }
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    log.append(progress.isProgressVisible ? "visible" : "hidden")
  }
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
    if log.last != "time" { log.append("time") }
  }
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    log.append("to \(page)")
    return allows
  }

  private func run(_ seconds: TimeInterval) { stage.harness.advance(by: seconds) }
  /// The dot of a page.
  private func frame(_ page: Int) -> CGRect { control.dots[page].frame }

  @Test func theProgressIsLimitedAndFillsACapsule() {
    let progress = UIPageControlProgress()
    #expect(!progress.isProgressVisible)
    let plain = control.intrinsicContentSize.width
    control.progress = progress
    #expect(progress.isProgressVisible)
    #expect(control.intrinsicContentSize.width == plain + 18)
    #expect(frame(0).width == 26 && frame(1).width == 8 && frame(1).midX - frame(0).midX == 27)
    progress.currentProgress = 0.25
    #expect(control.progressBar.frame == CGRect(x: 0, y: 0, width: 6.5, height: 8))
    for (given, kept) in [(7, 1), (-1, 0), (.nan, 0)] as [(Float, Float)] {
      progress.currentProgress = given
      #expect(progress.currentProgress == kept)
    }
    control.currentPage = 2
    #expect(frame(2).width == 26 && frame(0).width == 8)
    #expect(control.progressBar.superview === control.dots[2])
    control.progress = nil
    #expect(control.intrinsicContentSize.width == plain && control.progressBar.superview == nil)
  }

  @Test func tapsAndDotsAgreeBesideTheCapsule() {
    control.progress = UIPageControlProgress()
    control.currentPage = 1
    for page in 0..<3 { #expect(control.page(at: CGPoint(x: frame(page).midX, y: 13)) == page) }
    #expect(control.page(at: CGPoint(x: frame(1).minX + 1, y: 13)) == 1)
    #expect(control.page(at: CGPoint(x: frame(1).maxX - 1, y: 13)) == 1)
    control.direction = .rightToLeft
    for page in 0..<3 { #expect(control.page(at: CGPoint(x: frame(page).midX, y: 13)) == page) }
    #expect(frame(2).midX < frame(0).midX)
  }

  @Test func pagesFollowEachOtherInTime() {
    control.progress = timer
    timer.setDuration(1, forPage: 1)
    #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 1 && !timer.isRunning)
    run(3)
    #expect(timer.currentProgress == 0)
    timer.resumeTimer()
    run(1)
    #expect(abs(timer.currentProgress - 0.5) < 0.05 && control.currentPage == 0)
    run(1.5)
    #expect(control.currentPage == 1 && abs(timer.currentProgress - 0.5) < 0.1)
    #expect(stage.takeLog().contains("value"))
    run(0.6)
    #expect(control.currentPage == 2 && timer.currentProgress >= 0.5)
    run(1.2)
    #expect(timer.currentProgress == 1 && !timer.isRunning && control.currentPage == 2)
    #expect(log == ["time", "to 1", "time", "to 2", "time"])
  }

  @Test func theFirstPageMayFollowTheLast() {
    stage.harness.settle()
    control.progress = timer
    timer.resetsToInitialPageAfterEnd = true
    control.currentPage = 2
    #expect(timer.currentProgress == 0.5)
    timer.resumeTimer()
    run(1.2)
    #expect(control.currentPage == 0 && timer.isRunning)
  }

  @Test func theDelegateMayKeepAPage() {
    stage.harness.settle()
    control.progress = timer
    allows = false
    timer.resumeTimer()
    run(2.5)
    #expect(control.currentPage == 0 && timer.currentProgress == 1 && !timer.isRunning)
  }

  @Test func timeStopsWhileTheUserDragsAndOutsideOfWindows() {
    stage.harness.settle()
    control.progress = timer
    timer.resumeTimer()
    run(0.5)
    stage.harness.touchDown(control, at: CGPoint(x: 30, y: 13))
    stage.harness.touchMove(to: CGPoint(x: 45, y: 13), in: control)
    #expect(log.last == "hidden")
    let before = timer.currentProgress
    run(1)
    #expect(timer.currentProgress == before && timer.isRunning)
    stage.harness.touchUp()
    #expect(log.last == "visible")
    run(0.5)
    #expect(timer.currentProgress > before)
    control.removeFromSuperview()
    let last = timer.currentProgress
    run(1)
    #expect(timer.currentProgress == last)
  }

  @Test func durationsThatAreNoneTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIPageControlTimerProgress(preferredDuration: 0) }
    }
  }
}
