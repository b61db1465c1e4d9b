import Testing
import UIKitTesting

@testable import UIKit

/// Lists in the light and the dark, at one and two pixels a point, and from right to left.
@MainActor
struct ListPictureTests {
  /// Rows with values, a check mark, and a header above.
  private final class Settings: NSObject, UITableViewDataSource {
    var rows = [("Wi-Fi", "Home"), ("Sound", ""), ("Dark", "")]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "General"
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = rows[indexPath.row]
      if indexPath.row == 1 { content.image = UIImage(systemName: "speaker.wave.2") }
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == 2 ? .checkmark : .disclosureIndicator
      return cell
    }
  }

  private struct Look {
    var scale: CGFloat = 1
    var isDark = false
    var isMirrored = false
  }

  private func picture(of view: UIView, _ look: Look) -> CGImage {
    let harness = AppHarness(scale: look.scale)
    if look.isDark { view.overrideUserInterfaceStyle = .dark }
    if look.isMirrored { view.traitOverrides.layoutDirection = .rightToLeft }
    let window = harness.show(view)
    harness.advance(by: 0.5)
    return harness.screenshot(of: window)
  }

  private func expectTable(
    _ name: String, _ style: UITableView.Style, _ look: Look
  ) throws {
    let (settings, empty) = (Settings(), Settings())
    empty.rows = []
    let pictures = [settings, empty].map { source in
      let size = look.scale == 1 ? CGSize(width: 220, height: 180) : CGSize(width: 150, height: 84)
      let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
      table.dataSource = source
      return picture(of: table, look)
    }
    try expectSnapshot(pictures[0], named: name, differsFrom: [pictures[1]])
  }

  @Test func anInsetGroupedTable() throws {
    try expectTable("table-inset", .insetGrouped, Look())
  }

  @Test func anInsetGroupedTableInTheDark() throws {
    try expectTable("table-inset-dark-2x", .insetGrouped, Look(scale: 2, isDark: true))
  }

  @Test func aPlainTableFromRightToLeft() throws {
    try expectTable("table-plain-mirrored-2x", .plain, Look(scale: 2, isMirrored: true))
  }

  @Test func aGroupedTableInTheDarkFromRightToLeft() throws {
    try expectTable("table-grouped-dark-mirrored", .grouped, Look(isDark: true, isMirrored: true))
  }

  // MARK: Outlines

  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func expectOutline(
    _ name: String, _ appearance: UICollectionLayoutListConfiguration.Appearance, _ look: Look
  ) throws {
    let pictures = [true, false].map { outline(appearance, isOpen: $0, look) }
    try expectSnapshot(pictures[0], named: name, differsFrom: [pictures[1]])
  }

  private func outline(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, isOpen: Bool, _ look: Look
  ) -> CGImage {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 220, height: 180),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name == "Fruit" ? [.outlineDisclosure()] : []
    }
    let source = Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Fruit", "Herbs"])
    section.append(["Apple", "Pear"], to: "Fruit")
    if isOpen { section.expand(["Fruit"]) }
    source.apply(section, to: 0, animatingDifferences: false)
    defer { withExtendedLifetime(source) {} }
    return picture(of: view, look)
  }

  @Test func anOutline() throws {
    try expectOutline("outline-sidebar", .sidebar, Look())
  }

  @Test func anOutlineInTheDarkFromRightToLeft() throws {
    try expectOutline(
      "outline-inset-dark-mirrored-2x", .insetGrouped,
      Look(scale: 2, isDark: true, isMirrored: true))
  }
}
