import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct ListSectionTests {
  @MainActor
  private final class Rows: NSObject, UICollectionViewDataSource {
    let harness = AppHarness()
    let view: UICollectionView
    let count: Int

    init(_ list: UICollectionLayoutListConfiguration, count: Int = 3) {
      self.count = count
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      harness.show(view)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      row.contentConfiguration = content
      return row
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      return view
    }

    func row(_ item: Int) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionLayoutListConfiguration {
    UICollectionLayoutListConfiguration(appearance: appearance)
  }

  @Test func plainRowsAreAsWideAsTheViewAndAsHighAsTheirContent() throws {
    let rows = Rows(list(.plain))
    let first = try #require(rows.row(0))
    let text = try #require(rows.harness.view(labelled: "Row 0"))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 30 + text.frame.height))
    #expect(rows.row(1)?.frame.minY == first.frame.height)
    #expect(rows.view.contentSize.height == first.frame.height * 3)
  }

  @Test func insetGroupedRowsLieOnACard() throws {
    let rows = Rows(list(.insetGrouped))
    let first = try #require(rows.row(0))
    #expect(first.frame.minX == 16 && first.frame.width == 288 && first.frame.minY == 35)
    #expect(rows.view.contentSize.height == 35 + first.frame.height * 3 + 20)
    let gray = rows.harness.color(at: CGPoint(x: 4, y: 60), in: rows.view)
    #expect(gray == (242, 242, 247))
    #expect(rows.harness.color(at: CGPoint(x: 200, y: 45), in: rows.view) == (255, 255, 255))
    let corner = rows.harness.color(at: CGPoint(x: 17, y: 36), in: rows.view)
    #expect(corner == (242, 242, 247), "the card's corners are round")
    let inner = rows.harness.color(
      at: CGPoint(x: 17, y: 35 + first.frame.height + 1), in: rows.view)
    #expect(inner == (255, 255, 255), "only the first and the last row's are")
  }

  @Test(
    arguments: [
      (.plain, 0, 0, true), (.grouped, 0, 35, true), (.insetGrouped, 16, 35, true),
      (.sidebar, 16, 0, false), (.sidebarPlain, 0, 0, false),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat, Bool)])
  func eachAppearanceHasItsRoomAndLines(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ side: CGFloat, _ top: CGFloat,
    _ hasLines: Bool
  ) throws {
    let rows = Rows(list(appearance))
    let first = try #require(rows.row(0))
    #expect(first.frame.origin == CGPoint(x: side, y: top))
    #expect(first.frame.width == 320 - 2 * side)
    #expect(rows.row(1)?.frame.minY == first.frame.maxY)
    let lines = first.subviews.filter { $0.frame.height == 1 && !$0.isHidden }
    #expect(lines.count == (hasLines ? 1 : 0))
    let below = rows.harness.color(at: CGPoint(x: 160, y: 470), in: rows.view)
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    #expect(below.red == (isGrouped ? 242 : 255) && below.blue == (isGrouped ? 247 : 255))
  }

  @Test func selectedRowsAreGray() throws {
    let rows = Rows(list(.plain))
    rows.harness.tap(try #require(rows.row(1)))
    rows.harness.advance(by: 0.3)
    let row = try #require(rows.row(1))
    #expect(
      rows.harness.color(at: CGPoint(x: 300, y: row.frame.midY), in: rows.view) == (220, 220, 220))
    rows.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    rows.harness.settle()
    #expect(
      rows.harness.color(at: CGPoint(x: 300, y: row.frame.midY), in: rows.view) == (255, 255, 255))
  }

  @Test func headersTakeTheRoomAbove() throws {
    var grouped = list(.insetGrouped)
    grouped.headerMode = .supplementary
    let rows = Rows(grouped)
    let header = try #require(
      rows.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    let text = try #require(rows.harness.view(labelled: "Header"))
    #expect(header.frame.minY == 0 && header.frame.height == 20 + text.frame.height)
    #expect(rows.row(0)?.frame.minY == header.frame.maxY)
  }

  @Test func rowsKnowTheirListBeforeTheyAreFilled() throws {
    let expected: [(UICollectionLayoutListConfiguration.Appearance, UIListContentConfiguration)] = [
      (.plain, .cell()), (.insetGrouped, .cell()), (.sidebar, .sidebarCell()),
    ]
    for (appearance, content) in expected {
      let rows = Rows(list(appearance))
      let own = try #require(
        rows.row(0)?.contentConfiguration as? UIListContentConfiguration)
      #expect(own.directionalLayoutMargins == content.directionalLayoutMargins)
      #expect(own.imageToTextPadding == content.imageToTextPadding)
    }
  }

  @Test func headersBeginWhereTheTextsOfRowsDo() throws {
    var grouped = list(.insetGrouped)
    grouped.headerMode = .supplementary
    let rows = Rows(grouped)
    let header = try #require(rows.harness.view(labelled: "Header"))
    let text = try #require(rows.harness.view(labelled: "Row 0"))
    #expect(header.convert(header.bounds, to: nil).minX == 32)
    #expect(text.convert(text.bounds, to: nil).minX == 32)
  }

  @Test func separatorsBeginAtTheTextFromEitherSide() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let rows = Rows(list(.plain))
      rows.view.traitOverrides.layoutDirection = direction
      rows.harness.settle()
      let row = try #require(rows.row(0))
      let line = try #require(row.subviews.first { $0.frame.height == 1 })
      let isMirrored = direction == .rightToLeft
      #expect(line.frame.minX == (isMirrored ? 8 : 16) && line.frame.width == 296)
    }
  }

  @Test func accessoriesTakeTheirRoomInOrder() throws {
    let rows = Rows(list(.plain))
    let row = try #require(rows.row(0))
    row.accessories = [
      .disclosureIndicator(), .checkmark(), .delete(), .label(text: "7"),
    ]
    rows.harness.settle()
    let seven = try #require(rows.harness.view(labelled: "7"))
    #expect(row.contentView.frame.minX == 0)
    #expect(row.contentView.frame.maxX == 320 - 16 - 14 - 8 - 24 - 8 - seven.bounds.width)
    rows.view.isEditing = true
    rows.harness.settle()
    #expect(row.contentView.frame.minX == 40, "the minus shows while the list is edited")
    row.indentationLevel = 2
    rows.harness.settle()
    #expect(row.contentView.frame.minX == 60)
  }

  @Test func twoAccessoriesOfAKindTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
      }
    }
    #expect(result.reason.contains("more than one accessory of the same system type"))
  }
}
