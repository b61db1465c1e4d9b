import CollectionLayouts
import Foundation
import Testing

struct GroupResizingTests {
  private let estimated = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))

  private func group(_ arrangement: LayoutGroup.Arrangement) -> GroupLayout {
    let section = LayoutSection(group: LayoutItem(size: estimated, group: LayoutGroup(arrangement)))
    return SectionLayout(
      section, itemCount: 2, scrolling: .vertical, container: CGSize(width: 320, height: 480),
      scale: PixelScale(2)
    ).group
  }

  @Test func cellsBesideEachOtherKeepTheirSizesAndTheGroupIsAsHighAsTheTallest() {
    let half = LayoutDimensions(width: .fractionalWidth(0.5), height: .estimated(44))
    let row = group(.repeating([LayoutItem(size: half), LayoutItem(size: half)], .horizontal))
    let fitted = row.resized(
      [0: CGSize(width: 1, height: 31), 1: CGSize(width: 1, height: 88)], allowing: estimated)
    #expect(
      fitted.cells.map(\.frame.size) == [
        CGSize(width: 160, height: 31), CGSize(width: 160, height: 88),
      ])
    #expect(fitted.size == CGSize(width: 320, height: 88))
    let half2 = row.resized([0: CGSize(width: 160, height: 31)], allowing: estimated)
    #expect(half2.size.height == 44, "the other one is still estimated")
  }

  @Test func uniformSiblingsAreAsLongAsTheLongestOfThem() {
    let uniform = LayoutDimensions(width: .fractionalWidth(0.25), height: .uniform(44))
    let free = LayoutDimensions(width: .fractionalWidth(0.25), height: .estimated(44))
    let items = [uniform, uniform, free].map { LayoutItem(size: $0) }
    let row = group(.repeating(items, .horizontal))
    let said = [31, 88, 60].enumerated().map { ($0.offset, CGSize(width: 80, height: $0.element)) }
    let fitted = row.resized(Dictionary(uniqueKeysWithValues: said), allowing: estimated)
    #expect(fitted.cells.map(\.frame.height) == [88, 88, 60])
    #expect(fitted.size.height == 88)
    let first = row.resized([0: said[0].1], allowing: estimated)
    #expect(first.cells.map(\.frame.height) == [31, 31, 44])
  }

  @Test func siblingsAreThoseOfOneGroup() {
    let cell = LayoutDimensions(width: .fractionalWidth(1), height: .uniform(22))
    let column = LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .estimated(44)),
      group: LayoutGroup(.counted(LayoutItem(size: cell), 2, .vertical)))
    let row = group(.repeating([column, column], .horizontal))
    let sizes = [0: CGSize(width: 160, height: 30), 3: CGSize(width: 160, height: 50)]
    let fitted = row.resized(sizes, allowing: estimated)
    #expect(fitted.cells.map(\.frame.height) == [30, 30, 50, 50])
    #expect(fitted.cells.map(\.frame.minY) == [0, 30, 0, 50])
    #expect(fitted.size.height == 100)
  }

  @Test func viewsOnCellsGoAlong() {
    var item = LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(22)))
    item.supplementaries = [
      LayoutSupplementary(
        size: LayoutDimensions(width: .absolute(20), height: .estimated(20)), kind: "badge",
        anchor: LayoutAnchor([.bottom, .trailing]))
    ]
    let column = group(.counted(item, 2, .vertical))
    #expect(column.supplementaries.map(\.frame.minY) == [2, 24])
    let fitted = column.resized([0: CGSize(width: 320, height: 50)], allowing: estimated)
    #expect(fitted.supplementaries.map(\.frame.minY) == [30, 52])
    let said = fitted.frame(of: fitted.supplementaries[0], said: CGSize(width: 9, height: 40))
    #expect(said == CGRect(x: 300, y: 10, width: 20, height: 40), "the width was not estimated")
  }

  @Test func viewsOnTheGroupFollowItsSize() {
    let item = LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44)))
    var whole = LayoutItem(size: estimated, group: LayoutGroup(.repeating([item], .vertical)))
    whole.supplementaries = [
      LayoutSupplementary(
        size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(4)), kind: "line",
        anchor: LayoutAnchor(.bottom))
    ]
    let column = SectionLayout(
      LayoutSection(group: whole), itemCount: 1, scrolling: .vertical,
      container: CGSize(width: 320, height: 480), scale: PixelScale(2)
    ).group
    let fitted = column.resized([0: CGSize(width: 320, height: 100)], allowing: estimated)
    #expect(column.supplementaries.map(\.frame.minY) == [40])
    #expect(fitted.supplementaries.map(\.frame.minY) == [96])
  }

  @Test func cellsBelowMoveOn() {
    let item = LayoutItem(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .estimated(22)))
    let column = group(.counted(item, 2, .vertical))
    let fitted = column.resized([0: CGSize(width: 320, height: 50)], allowing: estimated)
    #expect(fitted.cells.map(\.frame.minY) == [0, 50])
    #expect(fitted.size.height == 72)
  }

  @Test func lengthsThatWereGivenStay() {
    let fixed = LayoutDimensions(width: .fractionalWidth(1), height: .absolute(44))
    let row = group(.repeating([LayoutItem(size: fixed)], .vertical))
    #expect(
      row.resized([0: CGSize(width: 10, height: 90)], allowing: fixed).cells == row.cells)
  }
}
