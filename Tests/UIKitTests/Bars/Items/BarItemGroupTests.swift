import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Groups of items in a navigation bar: where they are, and what becomes of them without room.
@MainActor
final class BarItemGroupTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 1000, height: 54))
  private let item = UINavigationItem(title: "Title")
  private var performed: [String] = []

  init() {
    page.addSubview(bar)
    bar.items = [item]
    _ = harness.show(page)
    harness.settle()
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] in self?.performed.append($0.title) })
  }

  private func group(_ titles: String..., for item: String? = nil) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      barButtonItems: titles.map(button),
      representativeItem: item.map { UIBarButtonItem(title: $0) })
  }

  private func resize(_ width: CGFloat) {
    bar.frame.size.width = width
    harness.settle()
  }

  private var shown: [String] {
    let buttons = bar.content?.subviews.compactMap { $0 as? BarButton } ?? []
    let seen = buttons.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    return seen.compactMap(\.accessibilityLabel)
  }

  private func frame(_ title: String) throws -> CGRect {
    try #require(harness.view(labelled: title)).frame
  }

  /// The titles in the menu of what has no room, by section.
  private var inMenu: [[String]] {
    let more = bar.content?.overflowButton as? BarButton
    return more?.menu?.children.map { element in
      (element as? UIMenu)?.children.map(\.title) ?? [element.title]
    } ?? []
  }

  private func tap(_ title: String) throws {
    harness.tap(try #require(harness.view(labelled: title)))
    harness.advance(by: 1)
  }

  @Test func groupsAreAtBothSidesAndOneAtTheEnd() throws {
    item.leftBarButtonItem = button("Left")
    item.leadingItemGroups = [group("One", "Two")]
    item.pinnedTrailingGroup = group("Pinned")
    item.trailingItemGroups = [group("Three"), group("Four")]
    harness.settle()
    #expect(shown == ["Left", "One", "Two", "Three", "Four", "Pinned"])
    #expect(try frame("Left").minX == 16)
    #expect(try frame("Pinned").maxX == 984)
    try tap("Two")
    try tap("Pinned")
    #expect(performed == ["Two", "Pinned"])
  }

  @Test func aGroupShrinksToTheItemThatStandsForIt() throws {
    let three = group("One", "Two", "Three", for: "All")
    item.trailingItemGroups = [three]
    item.rightBarButtonItem = button("Edit")
    harness.settle()
    #expect(shown == ["One", "Two", "Three", "Edit"])
    #expect(!three.isDisplayingRepresentativeItem)
    resize(try frame("Two").width + frame("Three").width + 120)
    #expect(shown == ["All", "Edit"] && three.isDisplayingRepresentativeItem)
    try tap("All")
    try tap("Two")
    #expect(performed == ["Two"])
    resize(1000)
    #expect(shown == ["One", "Two", "Three", "Edit"])
    #expect(!three.isDisplayingRepresentativeItem)
  }

  @Test func anItemThatHasLeftItsGroupIsNotInIt() throws {
    let two = group("One", "Two", for: "All")
    let one = two.barButtonItems[0]
    two.barButtonItems.removeFirst()
    #expect(one.buttonGroup == nil && two.barButtonItems[0].buttonGroup === two)
    item.trailingItemGroups = [two]
    item.rightBarButtonItem = one
    harness.settle()
    #expect(shown == ["Two", "One"])
    resize(120)
    #expect(!shown.contains("Two"), "the layout comes to an end")
  }

  @Test func anItemThatStandsForAGroupMayActItself() throws {
    let two = group("One", "Two")
    two.representativeItem = button("All")
    item.trailingItemGroups = [two]
    harness.settle()
    resize(try frame("One").width + 100)
    #expect(shown == ["All"])
    try tap("All")
    #expect(performed == ["All"] && shown == ["All"])
  }

  @Test func aGroupLeavesAsAWhole() throws {
    item.trailingItemGroups = [group("First", "Second"), group("Third")]
    harness.settle()
    // There would be room for the second one.
    let room = try frame("Second").width + BarItemRow.gap + frame("Third").width
    resize(room + 44 + BarItemRow.gap + 60 + 2 * 16 + 4)
    #expect(shown == ["More", "Third"])
    #expect(inMenu == [["First", "Second"]])
    try tap("More")
    try tap("First")
    #expect(performed == ["First"])
  }

  @Test func anElementStandsForAGroupInTheMenu() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let group = UIBarButtonItemGroup(
      barButtonItems: [UIBarButtonItem(customView: own)], representativeItem: nil)
    item.trailingItemGroups = [group]
    harness.settle()
    resize(250)
    #expect(own.window != nil, "nothing stands for it")
    group.menuRepresentation = UIAction(title: "Own") { _ in }
    harness.settle()
    #expect(own.superview == nil && shown == ["More"] && inMenu == [["Own"]])
    resize(1000)
    #expect(own.superview === bar.content && shown == [] && !own.isHidden)
  }

  @Test func itemsInTheMiddleLeaveFirst() throws {
    item.style = .editor
    item.centerItemGroups = [group("Cut", "Copy")]
    item.rightBarButtonItem = button("Edit")
    harness.settle()
    let (cut, copy) = (try frame("Cut"), try frame("Copy"))
    #expect(abs((cut.minX + copy.maxX) / 2 - 500) <= 1)
    #expect(bar.content?.title.frame.minX == 16)
    resize(cut.width + copy.width + 100)
    #expect(shown == ["More", "Edit"] && inMenu == [["Cut", "Copy"]])
  }

  @Test func aTitleInTheMiddleKeepsItsPlace() throws {
    item.centerItemGroups = [group("Cut")]
    item.rightBarButtonItem = button("Edit")
    harness.settle()
    #expect(try frame("Cut").maxX + BarItemRow.gap == frame("Edit").minX)
    #expect(abs((bar.content?.title.center.x ?? 0) - 500) <= 1)
    item.title = nil
    harness.settle()
    let middle = try frame("Cut").midX
    #expect(abs(middle - 500) <= 1)
  }

  @Test func itemsInTheMiddleAreBetweenTheTitleAndTheOthers() {
    var layout = NavigationBarLayout()
    (layout.isTitleLeading, layout.centerWidth, layout.trailingWidth) = (true, 100, 100)
    layout.titleSize = CGSize(width: 100, height: 20)
    #expect(layout.places(width: 400).center == CGRect(x: 150, y: 0, width: 100, height: 44))
    #expect(layout.places(width: 400).title == CGRect(x: 16, y: 12, width: 100, height: 20))
    layout.titleSize.width = 200
    #expect(layout.places(width: 400).center.minX == 176)
    #expect(layout.places(width: 400).title == CGRect(x: 16, y: 12, width: 152, height: 20))
  }

  @Test func aGroupThatIsLeftOutIsInTheMenuWhereTheUserCouldChooseIt() {
    let optional = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false, items: [button("Cut")])
    let other = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "p", items: [button("Copy")])
    item.trailingItemGroups = [optional, other]
    harness.settle()
    #expect(shown == ["Copy"])
    item.customizationIdentifier = "bar"
    harness.settle()
    #expect(shown == ["More", "Copy"] && inMenu == [["Cut"]])
    item.customizationIdentifier = nil
    optional.alwaysAvailable = true
    harness.settle()
    #expect(shown == ["More", "Copy"])
    optional.isHidden = true
    harness.settle()
    #expect(shown == ["Copy"])
  }
}
