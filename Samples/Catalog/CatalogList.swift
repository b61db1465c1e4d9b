import UIKit

/// The kinds of controls, as settings list them, with a search and the looks below.
class CatalogList: UITableViewController, UISearchResultsUpdating {
  var onChoose: (CatalogPage) -> Void = { _ in }
  private(set) var sections = CatalogSection.all
  /// Of the page beside the list.
  var shownTitle = ""
  private var looks = CatalogLook.all

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Catalog"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "look")
    navigationController?.navigationBar.prefersLargeTitles = true
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
    if !clearsSelectionOnViewWillAppear { markShownPage() }
  }

  /// The row of the page beside the list is selected. A list that is alone has none, and its rows lead away.
  func markShownPage() {
    guard isViewLoaded else { return }
    for path in tableView.indexPathsForVisibleRows ?? []
    where sections.indices.contains(path.section) {
      tableView.cellForRow(at: path)?.accessoryType = accessory
    }
    if splitViewController?.isCollapsed ?? true {
      for path in tableView.indexPathsForSelectedRows ?? [] {
        tableView.deselectRow(at: path, animated: false)
      }
    } else if let path = shownPath {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private var accessory: UITableViewCell.AccessoryType {
    splitViewController?.isCollapsed ?? true ? .disclosureIndicator : .none
  }

  private var shownPath: IndexPath? {
    for (section, pages) in sections.enumerated() {
      if let row = pages.items.firstIndex(where: { $0.page.title == shownTitle }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    sections = CatalogSection.all.compactMap { section in
      let items = section.items.filter { $0.matches(text) }
      return items.isEmpty ? nil : CatalogSection(title: section.title, items: items)
    }
    looks = CatalogLook.all.filter {
      text.isEmpty || $0.title.localizedCaseInsensitiveContains(text)
    }
    tableView.reloadData()
    markShownPage()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count + (looks.isEmpty ? 0 : 1)
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections.indices.contains(section) ? sections[section].title : "Looks" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : looks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sections.indices.contains(indexPath.section)
      ? pageCell(sections[indexPath.section].items[indexPath.row], at: indexPath)
      : lookCell(looks[indexPath.row], at: indexPath)
  }

  private func pageCell(_ item: CatalogItem, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = item.page.title
    content.image = item.icon
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    return cell
  }

  private func lookCell(_ look: CatalogLook, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "look", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = look.title
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    cell.accessoryView = look.makeSwitch { [unowned self] in splitViewController ?? self }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { sections.indices.contains(indexPath.section) ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(sections[indexPath.section].items[indexPath.row].page)
  }
}
