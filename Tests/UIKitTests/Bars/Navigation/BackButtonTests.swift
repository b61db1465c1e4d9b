import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// When there is a back button, and what it says.
@MainActor
struct BackButtonTests {
  private let harness = AppHarness()
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 54))
  private let below = UINavigationItem(title: "First")
  private let top = UINavigationItem(title: "Second")

  init() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    page.addSubview(bar)
    bar.items = [below, top]
    _ = harness.show(page)
    harness.settle()
  }

  private var back: BarButton? {
    harness.settle()
    return harness.view(identifier: "BackButton") as? BarButton
  }

  @Test func itHasAnArrowAndSpeaksTheTitle() {
    #expect(back?.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
    #expect(back?.item.shownTitle == nil && back?.item.shownImage != nil)
    #expect(back?.accessibilityLabel == "First")
    below.title = nil
    #expect(back?.accessibilityLabel == "Back")
  }

  @Test func itsTitleIsWhatTheItemBelowSays() {
    below.backButtonTitle = "Up"
    #expect(back?.item.shownTitle == "Up" && back?.accessibilityLabel == "Up")
    let own = UIBarButtonItem(title: "Home")
    own.tintColor = .red
    below.backBarButtonItem = own
    #expect(back?.item.shownTitle == "Home" && back?.item.tintColor == .red)
    own.image = UIImage(systemName: "house")
    below.backBarButtonItem = own
    #expect(back?.item.shownImage === own.image)
    top.backButtonTitle = "Not mine"
    #expect(back?.item.shownTitle == "Home")
  }

  @Test(arguments: [UINavigationItem.BackButtonDisplayMode.minimal, .generic])
  func withoutATitleByItsMode(mode: UINavigationItem.BackButtonDisplayMode) {
    below.backButtonTitle = "Up"
    below.backButtonDisplayMode = mode
    #expect(back?.item.shownTitle == nil && back?.accessibilityLabel == "Up")
    below.backBarButtonItem = UIBarButtonItem(title: "Home")
    #expect(back?.item.shownTitle == "Home", "the mode does not count for it")
  }

  @Test func itMayBeHidden() {
    top.hidesBackButton = true
    #expect(back == nil)
    top.hidesBackButton = false
    #expect(back != nil)
    below.hidesBackButton = true
    #expect(back != nil, "that is of the other item's button")
  }

  @Test func leftItemsTakeItsPlaceOrAreBesideIt() throws {
    top.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    #expect(back == nil)
    #expect(try #require(harness.view(labelled: "Add")).frame.minX == 16)
    top.leftItemsSupplementBackButton = true
    #expect(back?.frame.minX == 16)
    #expect(try #require(harness.view(labelled: "Add")).frame.minX == 68)
  }

  @Test func itsActionIsPerformedInThePlaceOfGoingBack() throws {
    var count = 0
    top.backAction = UIAction { _ in count += 1 }
    harness.tap(try #require(back))
    harness.advance(by: 1)
    #expect(count == 1 && bar.topItem === top)
    top.backAction = nil
    harness.tap(try #require(back))
    harness.advance(by: 1)
    #expect(bar.topItem === below && back == nil)
  }
}
