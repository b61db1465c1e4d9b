import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// A scroll view in a sheet: who moves?
@MainActor
struct SheetScrollingTests {
  private let rig = RecordedPresentation(size: CGSize(width: 400, height: 828))
  private let top: Page
  private let scroller = UIScrollView()
  private let sheet: UISheetPresentationController

  init() throws {
    top = rig.page("top")
    sheet = try #require(top.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    scroller.frame = top.view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 100, height: 3000)
    top.view.addSubview(scroller)
    rig.present(top)
    rig.finish()
  }

  private func drag(by way: CGFloat) {
    rig.harness.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 + way), in: rig.window,
      duration: 1)
    rig.finish()
  }

  private var isLarge: Bool { sheet.selectedDetentIdentifier == .large }

  @Test func upwardsTheSheetGrowsFirst() {
    drag(by: -300)
    #expect(isLarge && scroller.contentOffset.y == 0)
    drag(by: -300)
    #expect(isLarge && scroller.contentOffset.y > 200)
  }

  @Test func unlessItMustNot() {
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(by: -300)
    #expect(!isLarge && scroller.contentOffset.y > 200)
  }

  @Test func downwardsFromTheStartTheSheetMoves() {
    let before = rig.place(of: top.view).minY
    rig.harness.touchDown(scroller, at: CGPoint(x: 200, y: 100))
    rig.harness.touchMove(to: CGPoint(x: 200, y: 200), in: scroller)
    #expect(abs(rig.place(of: top.view).minY - before - 86) < 5, "100, scaled, less the slop")
    #expect(scroller.contentOffset.y == 0)
    rig.harness.touchCancel()
    rig.finish()
    #expect(abs(rig.place(of: top.view).minY - before) < 0.01)
  }

  @Test func inTheMiddleOfTheContentItScrolls() {
    sheet.selectedDetentIdentifier = .large
    rig.harness.settle()
    scroller.contentOffset.y = 1000
    drag(by: 150)
    #expect(isLarge && scroller.contentOffset.y < 1000 && scroller.contentOffset.y > 0)
    #expect(rig.root.presentedViewController === top)
  }
}
