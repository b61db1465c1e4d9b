import CoreGraphics
import Testing

@testable import UIKit

/// Places of tabs at the upper edge.
struct TopTabBarLayoutTests {
  @Test func tabsAreAsWideAsTheirTitles() {
    let places = TopTabBarLayout(titles: [40, 60]).places(width: 800)
    #expect(places.plate == CGRect(x: 314, y: 0, width: 172, height: 44))
    #expect(places.tabs[0] == CGRect(x: 318, y: 4, width: 72, height: 36))
    #expect(places.tabs[1] == CGRect(x: 390, y: 4, width: 92, height: 36))
    #expect(places.reach == 314...486)
  }

  @Test func whatStandsAloneIsACircle() {
    let layout = TopTabBarLayout(titles: [40, 60], hasLeading: true, hasTrailing: true)
    let places = layout.places(width: 800)
    #expect(places.leading == CGRect(x: 262, y: 0, width: 44, height: 44))
    #expect(places.plate.minX == 314)
    #expect(places.trailing == CGRect(x: 494, y: 0, width: 44, height: 44))
    #expect(places.reach == 262...538)
  }

  @Test func whereThereIsLessRoomTabsAreNarrower() {
    let close = TopTabBarLayout(titles: [100, 100, 100]).places(width: 600)
    #expect(close.plate == CGRect(x: 120, y: 0, width: 360, height: 44))
    #expect(close.tabs.allSatisfy { $0.width > 112 && $0.width < 118 })
    let cut = TopTabBarLayout(titles: [200, 200]).places(width: 600)
    #expect(abs(cut.plate.width - 360) < 0.01 && abs(cut.tabs[1].width - 176) < 0.01)
  }

  @Test func nothingAndNoRoom() {
    #expect(TopTabBarLayout().places(width: 800).reach == nil)
    let none = TopTabBarLayout(titles: [40, 60]).places(width: 0)
    #expect(none.tabs.allSatisfy { $0.width == 0 })
  }
}
