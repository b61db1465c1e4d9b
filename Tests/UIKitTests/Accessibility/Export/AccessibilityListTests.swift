import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// Long lists, alerts and bars.
@MainActor
struct AccessibilityListTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50_000 }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell()
      if cell.textLabel?.text == nil { made += 1 }
      cell.textLabel?.text = "Row \(path.section).\(path.row)"
      return cell
    }
  }

  private let page = ExportedPage()

  @Test func rowsAreCountedWithoutTheirCells() throws {
    let rows = Rows()
    let table = page.add(UITableView(), 0, 0, 300, 400)
    table.rowHeight = 40
    table.dataSource = rows
    let node = try #require(page.node(table))
    #expect(node.role == .table)
    #expect(node.size == AccessibilityTableSize(rows: 100_000, columns: 1))
    let cells = node.children.compactMap { page.tree[$0] }.filter { $0.role == .cell }
    #expect(cells.count >= 10 && cells.count < 20 && rows.made < 30)
    #expect(cells[0].name == "Row 0.0")
    #expect(cells[3].place == AccessibilityPlace(3, of: 100_000, row: 3, column: 0))
    table.scrollToRow(at: IndexPath(row: 7, section: 1), at: .top, animated: false)
    let far = try #require(page.node(table)).children.compactMap { page.tree[$0] }
    #expect(far.contains { $0.name == "Row 1.7" && $0.place?.index == 50_007 })
    #expect(!far.contains { $0.name == "Row 0.0" })
    #expect(rows.made < 40 && page.bridge.faults == [])
  }

  private final class Choices: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Choice \(path.row)"
      cell.accessoryType = path.row == 1 ? .checkmark : .none
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Choices"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "One of them"
    }
  }

  @Test func aHeaderKeepsTheTraitsOfTheProgram() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(header.textLabel?.accessibilityTraits == .header)
    header.isFooter = true
    #expect(header.textLabel?.accessibilityTraits == .staticText)
    header.textLabel?.accessibilityTraits = .button
    header.isFooter = false
    #expect(header.textLabel?.accessibilityTraits == .button)
  }

  @Test func headersAreHeadingsAndATickIsASelection() throws {
    let choices = Choices()
    let table = page.add(UITableView(), 0, 0, 300, 400)
    table.dataSource = choices
    let all = page.elements
    #expect(all.first { $0.name == "Choices" }?.role == .heading)
    #expect(all.first { $0.name == "One of them" }?.role == .staticText)
    let rows = all.filter { $0.role == .cell }
    #expect(rows.map { $0.states.contains(.selected) } == [false, true])
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType = .none
    #expect(page.elements.allSatisfy { !$0.states.contains(.selected) })
    let content = UIListContentConfiguration.groupedHeader()
    let header = page.add(UIListContentView(configuration: content), 0, 420, 300, 40)
    func show(_ shown: UIListContentConfiguration) -> AccessibilityRole? {
      var shown = shown
      shown.text = "Header"
      header.configuration = shown
      return page.elements.first { $0.name == "Header" }?.role
    }
    #expect(show(.groupedHeader()) == .heading && show(.cell()) == .staticText)
  }

  @Test func pressingTakesASelectionBackWhereThereMayBeSeveral() throws {
    let rows = Rows()
    let table = page.add(UITableView(), 0, 0, 300, 400)
    table.dataSource = rows
    #expect(page.node(table)?.states.contains(.multiselectable) == false)
    table.allowsMultipleSelection = true
    #expect(page.node(table)?.states.contains(.multiselectable) == true)
    for isSelected in [true, false] {
      let id = try #require(page.elements.first { $0.name == "Row 0.1" }).id
      #expect(page.bridge.perform(.perform(.press), on: id))
      page.harness.advance(by: 1)
      #expect(page.tree[id]?.states.contains(.selected) == isSelected)
      #expect(table.indexPathsForSelectedRows?.count ?? 0 == (isSelected ? 1 : 0))
    }
    (table.allowsMultipleSelection, table.allowsMultipleSelectionDuringEditing) = (false, true)
    #expect(page.node(table)?.states.contains(.multiselectable) == false)
    table.setEditing(true, animated: false)
    #expect(page.node(table)?.states.contains(.multiselectable) == true)
  }

  @Test func aBranchOfAnOutlineIsOneElementThatSaysWhetherItIsOpen() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    let view = page.add(
      UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)),
      0, 0, 300, 400)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let mark = UICellAccessory.outlineDisclosure(options: .init(style: .header))
      cell.accessories = name == "Branch" ? [mark] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Branch"])
    tree.append(["Leaf"], to: "Branch")
    source.apply(tree, to: 0, animatingDifferences: false)
    func branch() -> AccessibilityNode? {
      page.elements.first { $0.role == .cell && $0.name == "Branch" }
    }
    let closed = try #require(branch())
    #expect(closed.states.contains(.expandable) && !closed.states.contains(.expanded))
    #expect(!page.elements.contains { $0.role == .button } && !page.names.contains("Leaf"))
    #expect(page.bridge.perform(.perform(.press), on: closed.id))
    page.harness.advance(by: 1)
    #expect(branch()?.states.contains(.expanded) == true && page.names.contains("Leaf"))
    _ = source
  }

  @Test func anEmptyCollectionSaysWhetherSeveralMayBeSelected() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    page.add(view, 0, 0, 300, 400)
    func takesSeveral() -> Bool? { page.node(view)?.states.contains(.multiselectable) }
    view.isEditing = true
    #expect(takesSeveral() == false)
    view.allowsMultipleSelectionDuringEditing = true
    #expect(takesSeveral() == true)
    view.isEditing = false
    #expect(takesSeveral() == false)
    view.allowsMultipleSelection = true
    #expect(takesSeveral() == true)
  }

  @Test func anAlertIsModalAndItsButtonsArePressed() throws {
    page.add(page.label("behind"), 10, 10)
    let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
    var isDone = false
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isDone = true })
    let root = try #require(page.view.window?.rootViewController)
    root.present(alert, animated: false)
    let all = page.elements
    #expect(all.first?.role == .alert && all.first?.name == "Sure?")
    #expect(!all.contains { $0.name == "behind" })
    #expect(all.contains { $0.role == .heading && $0.name == "Sure?" })
    let ok = try #require(all.first { $0.name == "OK" })
    #expect(ok.role == .button)
    #expect(page.bridge.perform(.perform(.press), on: ok.id))
    page.harness.advance(by: 1)
    #expect(isDone && page.names == ["behind"], "\(page.tree.dump())")
  }

  @Test(arguments: [false, true]) func whatAnAlertCoveredIsReadAgain(isRead: Bool) throws {
    page.add(page.label("behind"), 10, 10)
    if isRead { #expect(page.names == ["behind"]) }
    let root = try #require(page.view.window?.rootViewController)
    for _ in 0..<2 {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      root.present(alert, animated: false)
      #expect(!page.names.contains("behind"))
      root.dismiss(animated: false)
      #expect(page.names == ["behind"])
    }
  }

  @Test func tabsAndBars() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let controller = UIViewController()
      controller.title = name
      let navigation = UINavigationController(rootViewController: controller)
      navigation.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return navigation
    }
    let window = page.harness.show(tabs, size: CGSize(width: 400, height: 600))
    page.harness.settle()
    let all = page.tree.preorder().filter { $0.id != .application }
    let bar = try #require(all.first { $0.role == .tabBar })
    let buttons = page.tree.preorder(from: bar.id).filter { $0.role == .tab }
    #expect(buttons.map(\.name) == ["One", "Two"])
    #expect(buttons.map { $0.states.contains(.selected) } == [true, false])
    #expect(buttons[1].place == AccessibilityPlace(1, of: 2))
    #expect(all.contains { $0.role == .navigationBar && $0.name == "One" })
    #expect(page.bridge.perform(.perform(.press), on: buttons[1].id))
    page.harness.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
    _ = window
  }
}
