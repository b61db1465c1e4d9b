import CoreGraphics
import Testing

@testable import UIKit

/// Where sheets are, by the facts, in three sizes of windows.
@MainActor
struct SheetLayoutTests {
  private func layout(_ width: CGFloat, _ height: CGFloat) -> SheetLayout {
    SheetLayout(container: CGSize(width: width, height: height))
  }

  @Test func onAPhoneItIsAsMeasured() {
    var phone = layout(393, 852)
    phone.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(phone.maximumDetentValue == 759)
    let large = phone.place(height: phone.height(atDetent: 759))
    #expect(large.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(large.scale == 1 && large.isAttached)
    let height = phone.height(atDetent: 400)
    let place = phone.place(height: height, floatingHeight: height)
    #expect(abs(place.scale - 377.0 / 393) < 1e-9 && !place.isAttached)
    #expect(abs(place.frame.minX - 8) < 1e-9 && abs(place.frame.maxY - 844) < 1e-9)
    #expect(abs(place.contentSize.width - 393) < 1e-9)
    #expect(abs(place.contentSize.height - 434) < 1e-9, "the value and the safe area")
  }

  @Test func aMediumDetentIsAPartOfTheGreatestValue() {
    let phone = layout(400, 828)
    #expect(phone.maximumDetentValue == 800)
    #expect(abs(phone.mediumDetentValue - 448) < 1e-9)
    // As recorded: 440 gives 246.4, and 277.2 in low containers.
    let low = layout(400, 468)
    #expect(low.maximumDetentValue == 440)
    #expect(abs(low.mediumDetentValue - 277.2) < 1e-9)
  }

  @Test func aPageSheetLeavesAStripAtTheTopAndTheSidesOfWideWindows() {
    let tall = layout(400, 600)
    #expect(tall.place(height: 572).frame == CGRect(x: 0, y: 28, width: 400, height: 572))
    let wide = layout(1000, 700)
    #expect(
      wide.place(height: wide.fullHeight).frame == CGRect(x: 148, y: 28, width: 704, height: 672))
    let half = wide.place(height: 300, floatingHeight: 300)
    #expect(half.frame == CGRect(x: 148, y: 392, width: 704, height: 300) && half.scale == 1)
  }

  @Test func aFormSheetIsInTheMiddleWhereThereIsRoom() {
    var form = layout(1000, 700)
    form.isForm = true
    #expect(form.place(height: 9).frame == CGRect(x: 230, y: 40, width: 540, height: 620))
    form.preferredSize = CGSize(width: 300, height: 200)
    #expect(form.place(height: 9).frame == CGRect(x: 350, y: 250, width: 300, height: 200))
    form.preferredSize = CGSize(width: 9000, height: 9000)
    #expect(form.place(height: 9).frame == CGRect(x: 28, y: 28, width: 944, height: 644))
    form.prefersPageSizing = true
    #expect(!form.isCentered)
    form = layout(400, 600)
    form.isForm = true
    #expect(form.place(height: 572).frame == CGRect(x: 0, y: 28, width: 400, height: 572))
  }

  @Test func itsWidthAndItsMiddleMayBeOthers() {
    var page = layout(1000, 700)
    page.preferredSize.width = 400
    page.widthFollowsPreferredSize = true
    #expect(page.place(height: 672).frame.width == 400)
    page.sourceX = 250
    #expect(page.place(height: 672).frame.minX == 50)
    page.sourceX = 0
    #expect(page.place(height: 672).frame.minX == 8)
    page.sourceX = 5000
    #expect(page.place(height: 672).frame.maxX == 992)
  }

  @Test(arguments: [0.0, 1, 15, 27, 28]) func tinyContainersHaveTinySheets(size: CGFloat) {
    let place = layout(size, size).place(height: 500, floatingHeight: 100)
    #expect(place.frame.width >= 0 && place.frame.height >= 0)
    #expect(place.contentSize.width.isFinite && place.contentSize.height.isFinite)
  }
}
