import CoreGraphics
import Foundation

/// The families, with a search field.
final class FontListController: UITableViewController, UISearchResultsUpdating {
  private let settings: UIFontPickerViewController.Configuration
  private var all: [FontFamily] = []
  private(set) var shown: [FontFamily] = []
  private var selected: UIFontDescriptor?
  var onPick: (UIFontDescriptor) -> Void = { _ in }
  var onCancel: () -> Void = {}

  init(_ settings: UIFontPickerViewController.Configuration) {
    self.settings = settings
    super.init(style: .plain)
    title = "Choose Font"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.preferredSearchBarPlacement = .stacked
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "family")
    tableView.rowHeight = 44
    all = FontFamily.all(with: settings.filteredTraits)
    shown = all
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showSelection()
  }

  func select(_ descriptor: UIFontDescriptor?) {
    selected = descriptor
    if isViewLoaded { tableView.reloadData() }
  }

  private func showSelection() {
    guard let index = shown.firstIndex(where: isSelected) else { return }
    tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: false)
  }

  private func isSelected(_ family: FontFamily) -> Bool {
    selected.map { UIFont(descriptor: $0, size: 17).familyName == family.name } ?? false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = all.filter { $0.matches(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "family", for: indexPath)
    let family = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = family.name
    if !settings.displayUsingSystemFont,
      let font = family.font(with: settings.filteredTraits)
    {
      content.textProperties.font = font
    }
    cell.contentConfiguration = content
    cell.accessoryType = isSelected(family) ? .checkmark : .none
    if settings.includeFaces { cell.accessoryType = .detailDisclosureButton }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(UIFontDescriptor(fontAttributes: [.family: shown[indexPath.row].name]))
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    let faces = FontFaceController(shown[indexPath.row], settings)
    faces.onPick = onPick
    navigationController?.pushViewController(faces, animated: true)
  }
}
