import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct CompositionalLayoutViewTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func thirds() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    return NSCollectionLayoutSection(group: group)
  }

  @Test func groupsFollowEachOther() {
    let section = thirds()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    section.interGroupSpacing = 4
    let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), count: 9)
    #expect(fixture.frames.prefix(3).map(\.minX) == [6, 111, 216])
    #expect(fixture.frames.map(\.minY) == [5, 5, 5, 59, 59, 59, 113, 113, 113])
    #expect(fixture.view.contentSize.height == 170)
  }

  @Test func sectionsAreApart() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      section: thirds(), configuration: configuration)
    let fixture = CollectionFixture(layout, [[0, 1, 2], [], [3]])
    #expect(fixture.frames.map(\.minY) == [0, 0, 0, 74], "an empty section counts too")
    #expect(fixture.view.contentSize.height == 124)
  }

  @Test func aLayoutMayScrollSideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let fixture = CollectionFixture(layout, count: 20)
    #expect(fixture.view.contentSize == CGSize(width: 1000, height: 480))
    #expect(fixture.numbers == [Array(0..<8)])
    #expect(fixture.cell(3)?.frame == CGRect(x: 100, y: 240, width: 100, height: 240))
    fixture.view.contentOffset.x = 680
    fixture.harness.settle()
    #expect(fixture.numbers == [Array(12..<20)])
  }

  @Test func onlyGroupsInViewHaveCells() {
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: thirds()), count: 1_000_000)
    #expect(fixture.bound == 30)
  }

  @Test func estimatedCellsMeasureThemselves() {
    NumberCell.heights = [0: 31, 1: 50, 2: 31, 3: 69, 4: 31]
    defer { NumberCell.heights = [:] }
    let whole = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), count: 5)
    #expect(fixture.frames.map(\.minY) == [0, 34, 87, 121, 193])
    #expect(fixture.view.contentSize.height == 224)
  }

  @Test func siblingsTakeTheHeightOfTheTallest() {
    NumberCell.heights = [0: 31, 1: 80, 2: 60, 3: 50]
    defer { NumberCell.heights = [:] }
    let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    #expect(height.isUniformAcrossSiblings && !height.isEstimated && height.dimension == 44)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item, item])
    let section = NSCollectionLayoutSection(group: group)
    let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), count: 4)
    #expect(fixture.frames.map(\.height) == [80, 80, 60, 60])
    #expect(fixture.frames.map(\.minY) == [0, 0, 80, 80])
    #expect(fixture.view.contentSize.height == 140)
  }

  @Test func headersPinAndDecorationsLieBehind() throws {
    let section = thirds()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(NumberHeader.self, forDecorationViewOfKind: "card")
    let fixture = CollectionFixture(layout, [Array(0..<60), Array(0..<6)])
    let card = try #require(
      fixture.view.subviews.first { $0 is NumberHeader && $0.frame.height > 500 })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 1030))
    fixture.view.contentOffset.y = 300
    fixture.harness.settle()
    let bar = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(bar?.frame == CGRect(x: 0, y: 300, width: 320, height: 30))
    let order = fixture.view.subviews
    let cell = try #require(fixture.cell(20))
    let behind = try #require(order.firstIndex(of: card))
    let front = try #require(order.firstIndex(of: cell))
    #expect(behind < front)
  }

  @Test func badgesAreNumberedLikeTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 4)
    let paths = fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted()
    #expect(paths.map(\.item) == [0, 1, 2, 3], "the last group has one cell and one badge")
    #expect(
      fixture.view.supplementaryView(
        forElementKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 190, y: -10, width: 20, height: 20))
  }

  @Test func sectionsScrollOnTheirOwn() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let row = NSCollectionLayoutSection(group: group)
    row.interGroupSpacing = 10
    row.orthogonalScrollingBehavior = .groupPaging
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: row), [Array(0..<20), Array(20..<40)])
    #expect(fixture.numbers == [[0, 1], [20, 21]])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 200))
    let scroller = try #require(fixture.view.scrollers[0])
    #expect(scroller.contentSize.width == 4190)
    fixture.harness.drag(
      from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), in: fixture.view, duration: 0.1)
    fixture.harness.advance(by: 2)
    #expect(scroller.contentOffset.x == 210, "one group further")
    #expect(fixture.numbers == [[1, 2], [20, 21]])
    #expect(fixture.view.contentOffset.y == 0)
  }

  /// The scroll view of the section lies in front of what is behind the section.
  @Test func sectionsThatScrollOnTheirOwnLieInFrontOfDecorations() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let row = NSCollectionLayoutSection(group: group)
    row.orthogonalScrollingBehavior = .continuous
    row.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: row)
    layout.register(NumberHeader.self, forDecorationViewOfKind: "card")
    let fixture = CollectionFixture(layout, count: 20)
    let views = fixture.view.subviews
    let card = try #require(views.firstIndex { $0 is NumberHeader })
    let scroller = try #require(views.firstIndex { $0 is SectionScroller })
    #expect(card < scroller)
  }

  @Test func handlersChangeWhatIsInView() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let row = NSCollectionLayoutSection(group: group)
    row.orthogonalScrollingBehavior = .continuous
    var offsets: [CGFloat] = []
    row.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      #expect(environment.container.contentSize.width == 320)
      for item in items { item.alpha = item.frame.midX - offset.x < 200 ? 1 : 0.5 }
    }
    let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: row), count: 20)
    #expect(fixture.cell(0)?.alpha == 1 && fixture.cell(1)?.alpha == 0.5)
    fixture.view.scrollers[0]?.contentOffset.x = 150
    fixture.harness.settle()
    #expect(offsets.last == 150)
    #expect(fixture.cell(1)?.alpha == 1)
  }

  @Test func customGroupsAreLaidOutByTheProvider() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        .init(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
        .init(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 3),
      ]
    }
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 3)
    #expect(
      fixture.frames == [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 50, width: 160, height: 50),
        CGRect(x: 0, y: 100, width: 160, height: 100),
      ])
  }

  @Test func refusalsHaveApplesReasons() async {
    let none = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        _ = CollectionFixture(layout, count: 1)
      }
    }
    #expect(none.reason.contains("Invalid section definition. Please specify a valid section"))
    let empty = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])
      }
    }
    #expect(empty.reason.contains("At least 1 subitem is required for a group"))
  }
}
