import UIKit

extension CatalogPage {
  static let tables = CatalogPage(title: "Tables") {
    [
      entry("UITableView(style: .plain)", FruitTable(.plain), height: 380),
      entry("style: .insetGrouped", FruitTable(.insetGrouped), height: 380),
      entry("style: .grouped, several rows can be selected", FruitTable(.grouped), height: 380) {
        $0.allowsMultipleSelection = true
      },
      entry("isEditing = true", FruitTable(.insetGrouped), height: 380) { $0.isEditing = true },
      entry("100,000 rows", LongTable(), height: 300),
    ]
  }
}

/// Fruits in two sections, with swipe actions, menus, and rows that can be moved.
class FruitTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var sections = [
    (title: "Fruits", rows: ["Apples", "Pears", "Plums"]),
    (title: "Vegetables", rows: ["Carrots", "Leeks", "Onions", "Radishes"]),
  ]

  convenience init(_ style: UITableView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 370), style: style)
    register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    dataSource = self
    delegate = self
    dragDelegate = self
    dropDelegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = sections[indexPath.section].rows[indexPath.row]
    let style: UITableViewCell.CellStyle = indexPath.section == 0 ? .value1 : .subtitle
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "\(style)")
      ?? UITableViewCell(style: style, reuseIdentifier: "\(style)")
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = indexPath.section == 0 ? "\(name.count) pieces" : "In the garden"
    cell.imageView?.image = indexPath.section == 0 ? nil : UIImage(systemName: "leaf")
    let accessories: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailButton, .none,
    ]
    cell.accessoryType = accessories[indexPath.row % accessories.count]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 && style != .plain ? "Swipe a row, or press it long." : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(name, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = sections[indexPath.section].rows[indexPath.row]
    return UIContextMenuConfiguration(
      previewProvider: indexPath.section == 0 ? { FruitPreview(name) } : nil,
      actionProvider: { [weak self] _ in
        let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
          self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
        }
        return UIMenu(children: [UIAction(title: "Open") { _ in }, delete])
      })
  }
}

/// What a finger sees of a fruit above its menu.
class FruitPreview: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    preferredContentSize = CGSize(width: 260, height: 160)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textAlignment) = (title, .center)
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.textColor = .white
    view.addSubview(label)
  }
}

/// More rows than anyone scrolls through.
class LongTable: UITableView, UITableViewDataSource {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 290), style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
