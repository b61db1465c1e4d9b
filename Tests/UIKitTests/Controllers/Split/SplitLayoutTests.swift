import CoreGraphics
import Testing

@testable import UIKit

/// Where columns are, for every mode.
struct SplitLayoutTests {
  private func layout(
    _ width: CGFloat, _ mode: UISplitViewController.DisplayMode, triple: Bool = true
  ) -> SplitLayout {
    let outer: [(column: UISplitViewController.Column, width: CGFloat)] = [
      (.primary, 300), (.supplementary, 200),
    ]
    var layout = SplitLayout(
      size: CGSize(width: width, height: 500), sides: triple ? outer : Array(outer.prefix(1)))
    layout.mode = mode
    return layout
  }

  private func span(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.maxX] }

  @Test func columnsBesideMakeTheSecondaryNarrower() {
    let two = layout(1200, .twoBesideSecondary)
    #expect(span(two.frame(of: .primary)) == [0, 300])
    #expect(two.line(of: .primary) == CGRect(x: 300, y: 0, width: 1, height: 500))
    #expect(span(two.frame(of: .supplementary)) == [301, 501])
    #expect(span(two.frame(of: .secondary)) == [502, 1200])
    let one = layout(1200, .oneBesideSecondary)
    #expect(one.shown == [.supplementary, .secondary])
    #expect(span(one.frame(of: .primary)) == [-301, -1])
    #expect(span(one.frame(of: .supplementary)) == [0, 200])
    #expect(span(one.frame(of: .secondary)) == [201, 1200])
  }

  @Test func columnsOverItLeaveItAsItIs() {
    let over = layout(800, .twoOverSecondary)
    #expect(span(over.frame(of: .secondary)) == [0, 800] && over.isDimmed)
    #expect(span(over.frame(of: .supplementary)) == [301, 501])
    let none = layout(800, .secondaryOnly)
    #expect(span(none.frame(of: .supplementary)) == [-201, -1] && !none.isDimmed)
    #expect(none.shown == [.secondary])
  }

  @Test func displacedItKeepsItsWidth() {
    let one = layout(800, .oneBesideSecondary)
    let two = layout(800, .twoDisplaceSecondary)
    #expect(one.frame(of: .secondary).width == two.frame(of: .secondary).width)
    #expect(two.frame(of: .secondary).minX == 502 && two.isDimmed)
  }

  @Test func fromRightToLeftAllIsMirrored() {
    var mirrored = layout(1200, .twoBesideSecondary)
    mirrored.isMirrored = true
    #expect(span(mirrored.frame(of: .primary)) == [900, 1200])
    #expect(span(mirrored.frame(of: .secondary)) == [0, 698])
    #expect(mirrored.line(of: .primary).minX == 899)
  }

  @Test func roomDecidesOnTheBehavior() {
    #expect(layout(819, .secondaryOnly, triple: false).automaticBehavior == .overlay)
    #expect(layout(820, .secondaryOnly, triple: false).automaticBehavior == .tile)
    #expect(layout(719, .secondaryOnly).automaticBehavior == .overlay)
    #expect(layout(720, .secondaryOnly).automaticBehavior == .displace)
    #expect(layout(1020, .secondaryOnly).automaticBehavior == .tile)
    #expect(layout(1020, .secondaryOnly).automaticMode(.displace) == .oneBesideSecondary)
    #expect(layout(1020, .secondaryOnly).automaticMode(.overlay) == .secondaryOnly)
    #expect(layout(1020, .secondaryOnly).automaticMode(.tile) == .twoBesideSecondary)
  }

  @Test func widthsKeepTheirLimits() {
    var widths = SplitWidths()
    #expect(widths.width(in: 700) == 280 && widths.width(in: 2000) == 320)
    widths.fraction = 0.3
    #expect(widths.width(in: 700) == 210 && widths.width(in: 2000) == 320)
    widths.maximum = 500
    #expect(widths.width(in: 2000) == 500)
    widths.minimum = 260
    #expect(widths.width(in: 700) == 260)
    widths.preferred = 400
    #expect(widths.width(in: 700) == 400 && widths.width(in: 300) == 300)
    for garbage in [CGFloat.nan, .infinity, -3] { widths.preferred = garbage }
    #expect(widths.width(in: .nan) == 0 && widths.width(in: 700) == 260)
  }

  @Test func dragsKeepTheirLimits() {
    var widths = SplitWidths()
    #expect(widths.dragged(to: 20, room: 1000) == 180)
    #expect(widths.dragged(to: 900, room: 1000) == 480)
    #expect(widths.dragged(to: 900, room: 700) == 380)
    widths.maximum = 250
    widths.minimum = 100
    #expect(widths.dragged(to: 900, room: 1000) == 250 && widths.dragged(to: 5, room: 1000) == 100)
  }
}
