import CollectionLayouts
import Foundation
import Testing

/// The numbers are those measured in UIKit, at two pixels a point.
@Suite struct SectionLayoutTests {
  private func item(
    _ width: LayoutDimension, _ height: LayoutDimension = .fractionalHeight(1)
  ) -> LayoutItem {
    LayoutItem(size: LayoutDimensions(width: width, height: height))
  }

  private func row(
    _ items: [LayoutItem], spacing: LayoutSpacing = .fixed(0),
    height: LayoutDimension = .absolute(100)
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(1), height: height),
      group: LayoutGroup(.repeating(items, .horizontal), itemSpacing: spacing))
  }

  private func column(
    _ items: [LayoutItem], spacing: LayoutSpacing = .fixed(0),
    width: LayoutDimension = .fractionalWidth(1), height: LayoutDimension = .absolute(100)
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutDimensions(width: width, height: height),
      group: LayoutGroup(.repeating(items, .vertical), itemSpacing: spacing))
  }

  private func layout(
    _ section: LayoutSection, _ count: Int, in size: CGSize = CGSize(width: 320, height: 480)
  ) -> SectionLayout {
    SectionLayout(
      section, itemCount: count, scrolling: .vertical, container: size, scale: PixelScale(2))
  }

  private func frames(_ layout: SectionLayout) -> [CGRect] {
    (0..<layout.itemCount).map { layout.cell($0).frame }
  }

  private func xs(
    _ items: [LayoutItem], _ spacing: LayoutSpacing, _ count: Int, width: CGFloat = 320
  ) -> [CGFloat] {
    let layout = layout(
      LayoutSection(group: row(items, spacing: spacing)), count,
      in: CGSize(width: width, height: 480))
    return frames(layout).map(\.origin.x)
  }

  @Test func sharesAreRoundedDownAndPlacesToTheNearestPixel() {
    let third = item(.fractionalWidth(1 / 3))
    #expect(xs([third], .fixed(0), 3) == [0, 106.5, 213])
    #expect(xs([third], .fixed(0), 3, width: 280) == [0, 93, 186])
    #expect(xs([third], .fixed(10), 3) == [0, 110, 220])
    #expect(xs([item(.fractionalWidth(0.25))], .fixed(10), 4) == [0, 82.5, 165, 247.5])
  }

  @Test func aCountSharesTheRoomEvenly() {
    let group = LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(50)),
      group: LayoutGroup(.counted(item(.absolute(7)), 3, .horizontal), itemSpacing: .fixed(10)))
    let layout = layout(LayoutSection(group: group), 3)
    #expect(frames(layout).map(\.width) == [100, 100, 100])
    #expect(frames(layout).map(\.origin.x) == [0, 110, 220])
  }

  @Test func flexibleSpacingTakesWhatIsLeft() {
    let share = item(.fractionalWidth(0.3))
    #expect(xs([share], .fixed(10), 3) == [0, 100, 200])
    #expect(xs([share], .flexible(10), 3) == [0, 115, 230])
    #expect(xs([share], .flexible(1), 3) == [0, 112.5, 225])
    #expect(xs([item(.fractionalWidth(0.4))], .flexible(10), 2) == [0, 196])
  }

  @Test func aPairThatFitsOnceBeginsARowEachTime() {
    let items = [item(.fractionalWidth(0.5)), item(.absolute(50))]
    let layout = layout(LayoutSection(group: row(items, spacing: .fixed(10))), 4)
    #expect(frames(layout).map(\.origin.x) == [0, 165, 0, 165])
    #expect(frames(layout).map(\.width) == [155, 50, 155, 50])
    #expect(frames(layout).map(\.origin.y) == [0, 0, 100, 100])
  }

  @Test func aColumnSharesItsHeight() {
    let quarter = item(.fractionalWidth(1), .fractionalHeight(0.25))
    let layout = layout(LayoutSection(group: column([quarter], spacing: .fixed(10))), 4)
    #expect(frames(layout).map(\.origin.y) == [0, 27.5, 55, 82.5])
    #expect(frames(layout).allSatisfy { $0.height == 17.5 })
  }

  @Test func sectionInsetsAndGroupSpacing() {
    var section = LayoutSection(
      group: row([item(.fractionalWidth(1 / 3))], spacing: .fixed(10), height: .absolute(50)))
    section.contentInsets = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    section.groupSpacing = 4
    let layout = layout(section, 9)
    #expect(frames(layout)[..<3].map(\.origin.x) == [6, 111, 216])
    #expect(frames(layout).map(\.width) == Array(repeating: 95, count: 9))
    #expect([0, 3, 6].map { frames(layout)[$0].origin.y } == [5, 59, 113])
    #expect(layout.length == 170)
  }

  @Test func aShareAlongTheScrollingDirectionIsOfTheWholeView() {
    let half = item(.fractionalWidth(0.5))
    var section = LayoutSection(group: row([half], height: .fractionalHeight(0.5)))
    section.contentInsets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let size = CGSize(width: 130, height: 240)
    #expect(
      frames(layout(section, 3)) == [
        CGRect(origin: CGPoint(x: 20, y: 10), size: size),
        CGRect(origin: CGPoint(x: 150, y: 10), size: size),
        CGRect(origin: CGPoint(x: 20, y: 250), size: size),
      ])
  }

  @Test func itemsAndGroupsHaveInsets() {
    var half = item(.fractionalWidth(0.5))
    half.contentInsets = LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    var group = row([half])
    group.contentInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      frames(layout(LayoutSection(group: group), 2)) == [
        CGRect(x: 8, y: 6, width: 143, height: 84), CGRect(x: 165, y: 6, width: 143, height: 84),
      ])
  }

  @Test func overlargeInsetsLeaveTheDifference() {
    var cell = item(.absolute(10), .absolute(10))
    cell.contentInsets = LayoutInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    #expect(frames(layout(LayoutSection(group: row([cell])), 1))[0].width == 6)
  }

  @Test func edgesAreFlexibleToo() {
    var cell = item(.fractionalWidth(0.4), .fractionalHeight(0.5))
    cell.edgeSpacing.leading = .flexible(0)
    cell.edgeSpacing.top = .flexible(0)
    #expect(
      frames(layout(LayoutSection(group: row([cell])), 2)) == [
        CGRect(x: 32, y: 50, width: 128, height: 50), CGRect(x: 192, y: 50, width: 128, height: 50),
      ])
  }

  @Test func groupsAreNested() {
    let half = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let stack = column(
      [half], spacing: .fixed(4), width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    let group = row([item(.fractionalWidth(0.5)), stack], spacing: .fixed(6))
    #expect(
      frames(layout(LayoutSection(group: group), 3)) == [
        CGRect(x: 0, y: 0, width: 157, height: 100), CGRect(x: 163, y: 0, width: 157, height: 48),
        CGRect(x: 163, y: 52, width: 157, height: 48),
      ])
  }

  @Test(
    arguments: [
      (LayoutSpacing.fixed(0), [0, 30, 60, 100, 130], 170),
      (.fixed(10), [0, 40, 100, 140, 200], 260),
      (.flexible(10), [0, 70, 100, 170, 200], 230),
    ] as [(LayoutSpacing, [CGFloat], CGFloat)])
  func theLastGroupIsTrimmed(_ spacing: LayoutSpacing, _ ys: [CGFloat], _ length: CGFloat) {
    let cell = item(.fractionalWidth(1), .absolute(30))
    let layout = layout(LayoutSection(group: column([cell], spacing: spacing)), 5)
    #expect(frames(layout).map(\.origin.y) == ys)
    #expect(layout.length == length)
  }

  @Test func anItemLongerThanItsGroupIsNotLaidOut() {
    let layout = layout(LayoutSection(group: row([item(.absolute(400))])), 3)
    #expect(layout.group.cells.isEmpty && layout.groupCount == 0)
    #expect(layout.items(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }

  @Test func aHeaderFollowsTheInsets() {
    var section = LayoutSection(group: row([item(.fractionalWidth(1))], height: .absolute(40)))
    section.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.boundaryItems = [
      LayoutBoundaryItem(
        size: LayoutDimensions(width: .absolute(60), height: .absolute(30)), kind: "header",
        edges: .top)
    ]
    let layout = layout(section, 2)
    #expect(layout.boundaryFrames == [CGRect(x: 129, y: 0, width: 60, height: 30)])
    #expect(frames(layout)[0].origin.y == 33)
    #expect(layout.length == 118)
    section.boundaryItemsFollowInsets = false
    #expect(self.layout(section, 2).boundaryFrames[0].origin.x == 130)
  }

  @Test func anEmptySectionHasNoLengthWithoutBoundaryItems() {
    var section = LayoutSection(group: row([item(.fractionalWidth(1))]))
    section.contentInsets = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    #expect(layout(section, 0).length == 0)
  }

  @Test func groupsThatScrollAcrossStandBesideEachOther() {
    var section = LayoutSection(
      group: LayoutItem(
        size: LayoutDimensions(width: .fractionalWidth(0.8), height: .absolute(50)),
        group: LayoutGroup(.repeating([item(.fractionalWidth(1))], .horizontal))))
    section.scrollsAcross = true
    section.groupSpacing = 10
    let layout = layout(section, 3)
    #expect(frames(layout).map(\.origin.x) == [0, 266, 532])
    #expect(layout.length == 50 && layout.groupsLength == 788)
  }

  @Test func aBadgeSitsOnItsCell() {
    var cell = item(.absolute(100), .absolute(100))
    cell.supplementaries = [
      LayoutSupplementary(
        size: LayoutDimensions(width: .absolute(20), height: .absolute(20)), kind: "badge",
        anchor: LayoutAnchor([.top, .trailing], offset: .fractional(CGPoint(x: 0.5, y: -0.5))))
    ]
    let layout = layout(LayoutSection(group: row([cell])), 1)
    #expect(layout.group.supplementaries[0].frame == CGRect(x: 90, y: -10, width: 20, height: 20))
  }

  @Test func tenMillionItemsAreAsQuickAsTen() {
    let layout = layout(LayoutSection(group: row([item(.fractionalWidth(0.5))])), 10_000_000)
    #expect(layout.length == 500_000_000)
    let shown = layout.items(in: CGRect(x: 0, y: 1_000_050, width: 320, height: 100))
    #expect(shown == 20_000..<20_004)
    #expect(layout.cell(9_999_999).frame.origin == CGPoint(x: 160, y: 499_999_900))
  }

  @Test func lengthsThatAreNoneCountAsZero() {
    let cell = item(.absolute(.nan), .fractionalHeight(.infinity))
    let layout = layout(LayoutSection(group: row([cell])), 3)
    #expect(layout.length.isFinite)
    #expect(frames(layout).allSatisfy { $0.width == 0 && $0.origin.x.isFinite })
  }
}
