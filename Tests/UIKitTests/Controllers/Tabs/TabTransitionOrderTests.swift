import Testing
import UIKitTesting

@testable import UIKit

/// What controllers are told while the delegate's animations go from tab to tab.
@MainActor
struct TabTransitionOrderTests {
  private let rig = RecordedTabs()

  init() { rig.animator = TabFade() }

  private static let begin = ["b load", "b willAppear", "a willDisappear", "b isAppearing"]

  @Test func animated() {
    rig.tabs.selectedIndex = 1
    #expect(rig.recorded() == Self.begin)
    #expect(rig.pages[1].transitionCoordinator != nil)
    #expect(rig.pages[1].view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    rig.finish()
    #expect(rig.recorded() == ["a didDisappear", "b didAppear"])
    #expect(rig.pages[1].transitionCoordinator == nil && rig.pages[0].view.superview == nil)
  }

  @Test func anotherSelectionEndsItAtOnce() {
    rig.tabs.selectedIndex = 1
    rig.harness.advance(by: 0.1)
    _ = rig.recorded()
    rig.animator = nil
    rig.tabs.selectedIndex = 2
    #expect(
      rig.recorded() == [
        "a didDisappear", "b didAppear", "c load", "c willAppear", "b willDisappear",
        "c isAppearing", "b didDisappear", "c didAppear",
      ])
    rig.finish()
    #expect(rig.recorded() == [] && rig.tabs.selectedIndex == 2)
  }

  @Test func givenUp() {
    let driver = UIPercentDrivenInteractiveTransition()
    rig.interaction = driver
    rig.tabs.selectedIndex = 1
    driver.update(0.3)
    _ = rig.recorded()
    driver.cancel()
    rig.finish()
    #expect(
      rig.recorded() == [
        "b willDisappear", "b didDisappear", "a willAppear", "a isAppearing", "a didAppear",
      ])
    #expect(rig.tabs.selectedIndex == 0 && rig.pages[1].view.superview == nil)
    #expect(rig.tabs.tabBar.selectedItem === rig.pages[0].tabBarItem)
  }

  @Test func aSelectionWhileAGestureDrivesItIsWhatShows() {
    let driver = UIPercentDrivenInteractiveTransition()
    rig.interaction = driver
    rig.tabs.selectedIndex = 1
    driver.update(0.3)
    rig.animator = nil
    rig.tabs.selectedIndex = 2
    driver.finish()
    rig.finish()
    #expect(rig.tabs.selectedIndex == 2)
    #expect(rig.pages.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
    #expect(rig.pages.map { $0.appearance } == [.disappeared, .disappeared, .appeared])
    #expect(rig.pages.map { $0.balance.will } == [0, 0, 1])
  }

  @Test func selectedInACallback() {
    rig.animator = nil
    rig.pages[1].onWillAppear = { [rig] in rig.tabs.selectedIndex = 2 }
    rig.tabs.selectedIndex = 1
    rig.finish()
    #expect(rig.tabs.selectedIndex == 2)
    #expect(rig.pages[2].view.window != nil && rig.pages[1].view.window == nil)
    #expect(Array(rig.recorded().suffix(2)) == ["b didDisappear", "c didAppear"])
  }
}
