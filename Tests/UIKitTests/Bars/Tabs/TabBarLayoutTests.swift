import CoreGraphics
import Testing

@testable import UIKit

/// Places of tabs, by the measured numbers.
struct TabBarLayoutTests {
  @Test func threeTabsInAWideBar() {
    let places = TabBarLayout(count: 3).places(width: 800)
    #expect(places.plate == CGRect(x: 263, y: 0, width: 274, height: 62))
    #expect(places.tabs[0] == CGRect(x: 267.25, y: 4.25, width: 94, height: 53.5))
    #expect(places.tabs[1].minX == 353)
    #expect(places.tabs[2].maxX == 532.75)
  }

  @Test func whereThereIsLessRoomTabsAreNarrower() {
    let places = TabBarLayout(count: 5).places(width: 360)
    #expect(places.plate.minX == 16 && places.plate.width == 328)
    #expect(places.tabs.last.map { $0.maxX + 4.25 } == places.plate.maxX)
    #expect(places.tabs.allSatisfy { $0.width == places.tabs[0].width })
  }

  @Test func whatStandsAloneIsACircle() {
    let places = TabBarLayout(count: 2, hasLeading: true, hasTrailing: true).places(width: 800)
    #expect(places.leading.size == CGSize(width: 62, height: 62))
    #expect(places.leading.maxX + 8 == places.plate.minX)
    #expect(places.plate.maxX + 8 == places.trailing.minX)
    #expect(abs(places.leading.minX + places.trailing.maxX - 800) <= 1)
  }

  @Test func widthsOfTheProgram() {
    let places = TabBarLayout(count: 2, itemWidth: 120, spacing: 10).places(width: 800)
    #expect(places.tabs[1].minX - places.tabs[0].minX == 130)
    let filled = TabBarLayout(count: 4, fills: true).places(width: 600)
    #expect(filled.plate == CGRect(x: 16, y: 0, width: 568, height: 62))
  }

  @Test func nothingAndNoRoom() {
    #expect(TabBarLayout().places(width: 400).plate.width == 0)
    #expect(TabBarLayout(count: 3).places(width: 0).tabs.allSatisfy { $0.width >= 0 })
  }

  @Test func howManyHaveRoom() {
    #expect(TabBarLayout.capacity(width: 393, isCompact: true) == 5)
    #expect(TabBarLayout.capacity(width: 640, isCompact: false) == 5)
    #expect(TabBarLayout.capacity(width: 900, isCompact: false) == 7)
    #expect(TabBarLayout.capacity(width: 1600, isCompact: false) == 8)
    #expect(TabBarLayout.capacity(width: .nan, isCompact: false) == 5)
  }
}
