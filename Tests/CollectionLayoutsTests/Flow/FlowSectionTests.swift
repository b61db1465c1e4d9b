import CollectionLayouts
import Foundation
import Testing

/// The numbers are those measured in UIKit.
@Suite struct FlowSectionTests {
  private func section(
    _ widths: [CGFloat], height: CGFloat = 50, in breadth: CGFloat = 375, itemSpacing: CGFloat = 10,
    scale: CGFloat = 2, _ change: (inout FlowSection.Metrics) -> Void = { _ in }
  ) -> FlowSection {
    var metrics = FlowSection.Metrics()
    metrics.itemSpacing = itemSpacing
    change(&metrics)
    return FlowSection(
      .each(widths.map { CGSize(width: $0, height: height) }), metrics, scrolling: .vertical,
      breadth: breadth, scale: PixelScale(scale))
  }

  private func xs(_ section: FlowSection) -> [CGFloat] {
    (0..<section.count).map { section.frame(ofItem: $0).origin.x }
  }

  @Test func aFullLineSpreadsWhatIsLeft() {
    #expect(xs(section([100, 100, 100])) == [0, 137.5, 275])
  }

  @Test func theLastLineOfEqualItemsStandsAsIfItWereFull() {
    #expect(xs(section([50, 50, 50, 50])) == [0, 65, 130, 195])
  }

  @Test func theLastLineOfUnequalItemsKeepsTheLeastDistance() {
    #expect(xs(section([50, 60, 70])) == [0, 60, 130])
  }

  @Test func oneItemIsCentredWhereThereIsNoRoomForTwo() {
    #expect(xs(section([250], in: 200)) == [-25])
    #expect(xs(section([200], in: 320)) == [60])
    #expect(xs(section([100], in: 320)) == [0])
  }

  @Test func whatFitsExactlyStaysInOneLine() {
    let fitting = section([115, 115, 115], itemSpacing: 15)
    #expect(xs(fitting) == [0, 130, 260] && fitting.length == 50)
  }

  @Test func lowerItemsAreCentredInTheirLine() {
    let sizes = [CGSize(width: 100, height: 29), CGSize(width: 100, height: 233)]
    let section = FlowSection(
      .each(sizes), FlowSection.Metrics(), scrolling: .vertical, breadth: 210, scale: PixelScale(2))
    #expect(section.frame(ofItem: 0).origin.y == 102)
    #expect(section.frame(ofItem: 1).origin.y == 0)
  }

  @Test func fullWidthItemsFollowEachOther() {
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29]
    let section = FlowSection(
      .each(heights.map { CGSize(width: 320, height: $0) }), FlowSection.Metrics(),
      scrolling: .vertical, breadth: 320, scale: PixelScale(2))
    #expect(
      heights.indices.map { section.frame(ofItem: $0).origin.y } == [0, 39, 112, 151, 190, 263])
    #expect(section.length == 292)
  }

  @Test func positionsAreOnPixels() {
    let section = section([80, 80, 80], in: 284.667, itemSpacing: 10) {
      $0.inset.leading = 12
      $0.inset.trailing = 12
    }
    #expect(xs(section) == [12, 102.5, 192.5])
  }

  @Test func barsAreOutsideTheInsets() {
    let section = section([100]) {
      $0.inset = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
      ($0.header, $0.footer) = (20, 30)
    }
    #expect(section.headerFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(section.frame(ofItem: 0) == CGRect(x: 6, y: 25, width: 100, height: 50))
    #expect(section.footerFrame == CGRect(x: 0, y: 82, width: 375, height: 30))
    #expect(section.length == 112)
  }

  @Test func anEmptySectionKeepsItsBarsAndInsets() {
    let section = section([]) {
      $0.inset = LayoutInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
      ($0.header, $0.footer) = (20, 30)
    }
    #expect(section.length == 62)
    #expect(section.items(in: CGRect(x: 0, y: 0, width: 400, height: 400)).isEmpty)
  }

  @Test func columnsAreFilledDownwards() {
    var metrics = FlowSection.Metrics()
    (metrics.lineSpacing, metrics.itemSpacing) = (4, 10)
    let section = FlowSection(
      .uniform(CGSize(width: 30, height: 40), count: 5), metrics, scrolling: .horizontal,
      breadth: 100, scale: PixelScale(1))
    #expect(section.frame(ofItem: 1).origin == CGPoint(x: 0, y: 60))
    #expect(section.frame(ofItem: 2).origin == CGPoint(x: 34, y: 0))
    #expect(section.length == 98)
  }

  @Test func tenMillionItemsAreAsQuickAsTen() {
    let section = FlowSection(
      .uniform(CGSize(width: 50, height: 50), count: 10_000_000), FlowSection.Metrics(),
      scrolling: .vertical, breadth: 375, scale: PixelScale(2))
    let last = section.frame(ofItem: 9_999_999)
    #expect(last.origin == CGPoint(x: 195, y: 99_999_960))
    let shown = section.items(in: CGRect(x: 0, y: 60_000, width: 375, height: 60))
    #expect(shown == 6000..<6006)
  }

  @Test func sizesThatAreNoneCountAsZero() {
    let section = section([.nan, -5, .infinity, 20])
    for item in 0..<4 {
      let frame = section.frame(ofItem: item)
      #expect(frame.origin.x.isFinite && frame.width >= 0 && frame.width.isFinite)
    }
  }
}

extension FlowSection {
  fileprivate var count: Int {
    let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    return items(in: everything).count
  }
}
