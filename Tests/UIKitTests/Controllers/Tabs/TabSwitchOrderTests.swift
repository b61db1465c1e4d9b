import Testing
import UIKitTesting

@testable import UIKit

/// What controllers are told when another tab is selected.
@MainActor
struct TabSwitchOrderTests {
  private static let toB = [
    "b load", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
  ]

  @Test func byTheProgram() {
    let rig = RecordedTabs()
    rig.tabs.selectedIndex = 1
    #expect(rig.recorded() == Self.toB)
    #expect(rig.pages[0].view.superview == nil && rig.pages[1].view.window != nil)
  }

  @Test func byATap() throws {
    let rig = RecordedTabs()
    try rig.tap("b")
    #expect(rig.recorded() == ["may select b"] + Self.toB + ["selected b"])
    #expect(rig.tabs.tabBar.selectedItem === rig.pages[1].tabBarItem)
  }

  @Test func aSecondTimeNothingIsLoaded() {
    let rig = RecordedTabs()
    rig.tabs.selectedIndex = 1
    rig.tabs.selectedIndex = 0
    _ = rig.recorded()
    rig.tabs.selectedIndex = 1
    #expect(rig.recorded() == Array(Self.toB.dropFirst()))
  }

  @Test func refused() throws {
    let rig = RecordedTabs()
    rig.refuses = true
    try rig.tap("c")
    #expect(rig.recorded() == ["may select c"])
    #expect(rig.tabs.selectedIndex == 0)
  }

  @Test func theSelectedTabAgain() throws {
    let rig = RecordedTabs()
    try rig.tap("a")
    #expect(rig.recorded() == ["may select a", "selected a"])
  }
}
