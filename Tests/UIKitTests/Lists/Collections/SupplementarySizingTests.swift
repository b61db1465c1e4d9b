import Testing
import UIKitTesting
@testable import UIKit

/// Headers, footers and badges of compositional layouts that say how large they are.
@MainActor
struct SupplementarySizingTests {
  private let header = UICollectionView.elementKindSectionHeader

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func bar() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), elementKind: header, alignment: .top)
  }

  private func badge(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), height), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
  }

  /// Rows of 40 points.
  private func column() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .absolute(40))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  private func frame(
    _ kind: String, _ item: Int, _ section: Int = 0, in fixture: CollectionFixture
  ) -> CGRect? {
    fixture.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  @Test func headersOfSectionsSayHowHighTheyAre() {
    NumberHeader.heights = [header: 30]
    defer { NumberHeader.heights = [:] }
    let section = column()
    section.boundarySupplementaryItems = [bar()]
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), [[0, 1], [2]])
    #expect(fixture.frames.map(\.minY) == [30, 70, 140])
    #expect(frame(header, 0, 1, in: fixture) == CGRect(x: 0, y: 110, width: 320, height: 30))
    #expect(fixture.view.contentSize.height == 180)
  }

  @Test func theLayoutsOwnHeaderSaysHowHighItIs() {
    NumberHeader.heights = [header: 70]
    defer { NumberHeader.heights = [:] }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [bar()]
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: column(), configuration: configuration),
      [[0, 1], [2]])
    #expect(frame(header, .max, in: fixture) == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(fixture.frames.map(\.minY) == [70, 110, 150])
    #expect(fixture.view.contentSize.height == 190)
  }

  @Test func badgesSayHowHighTheyAre() {
    NumberHeader.heights = ["badge": 30]
    defer { NumberHeader.heights = [:] }
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge(.estimated(20))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 4)
    #expect(frame("badge", 1, in: fixture) == CGRect(x: 180, y: 20, width: 20, height: 30))
    #expect(frame("badge", 3, in: fixture) == CGRect(x: 80, y: 80, width: 20, height: 30))
    #expect(fixture.view.contentSize.height == 120, "groups don't grow with them")
  }

  @Test func badgesStayAtTheEdgesOfCellsThatGrow() {
    NumberCell.heights = [0: 90, 1: 60]
    defer { NumberCell.heights = [:] }
    let row = size(.fractionalWidth(1), .estimated(44))
    let item = NSCollectionLayoutItem(
      layoutSize: row, supplementaryItems: [badge(.absolute(20))])
    let fixture = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [item]))),
      count: 2)
    #expect(fixture.frames.map(\.maxY) == [90, 150])
    #expect(frame("badge", 0, in: fixture)?.maxY == 90)
    #expect(frame("badge", 1, in: fixture)?.maxY == 150)
  }

  // MARK: Above the headers of lists

  private func list(
    _ mode: UICollectionLayoutListConfiguration.HeaderMode, _ padding: CGFloat?,
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) -> CollectionFixture {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = mode
    configuration.headerTopPadding = padding
    return CollectionFixture(
      UICollectionViewCompositionalLayout.list(using: configuration), [[0, 1], [2]])
  }

  @Test func listsHaveRoomAboveTheirHeaders() {
    NumberHeader.heights = [header: 30]
    defer { NumberHeader.heights = [:] }
    let plain = list(.supplementary, 12)
    #expect(frame(header, 0, in: plain)?.minY == 12)
    #expect(plain.frames.map(\.minY) == [42, 86, 172])
    #expect(frame(header, 0, 1, in: plain)?.minY == 142)
    let usual = list(.supplementary, nil)
    #expect(frame(header, 0, in: usual)?.minY == 0)
    let grouped = list(.supplementary, 9, .insetGrouped)
    #expect(frame(header, 0, in: grouped)?.minY == 9)
  }

  @Test func headersThatAreFirstItemsHaveItToo() {
    #expect(list(.firstItemInSection, nil).frames.first?.minY == 22)
    #expect(list(.firstItemInSection, 5).frames.first?.minY == 5)
    #expect(list(.firstItemInSection, 5, .grouped).frames.first?.minY == 5)
    #expect(list(.none, 5).frames.first?.minY == 0, "no header, no room")
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func tablesHaveRoomAboveTheirHeaders(_ style: UITableView.Style) {
    let stage = TableStage([[0, 1], [2]], style: style)
    stage.headers = ["One", "Two"]
    stage.table.reloadData()
    stage.harness.settle()
    let usual: CGFloat = style == .plain ? 22 : 0
    #expect(stage.table.rectForHeader(inSection: 0).minY == usual)
    for padding: CGFloat in [0, 7] {
      stage.table.sectionHeaderTopPadding = padding
      stage.harness.settle()
      let first = stage.table.rectForHeader(inSection: 0)
      #expect(first.minY == padding)
      #expect(stage.table.rectForRow(at: IndexPath(0, 0)).minY == first.maxY)
      #expect(
        stage.table.rectForHeader(inSection: 1).minY
          == stage.table.rect(forSection: 0).maxY + padding)
    }
  }
}
