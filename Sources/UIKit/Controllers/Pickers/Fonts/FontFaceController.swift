import CoreGraphics
import Foundation

/// The faces of a family.
final class FontFaceController: UITableViewController {
  private let faces: [UIFont]
  private let usesSystemFont: Bool
  var onPick: (UIFontDescriptor) -> Void = { _ in }

  init(_ family: FontFamily, _ settings: UIFontPickerViewController.Configuration) {
    faces = family.faces(with: settings.filteredTraits)
    usesSystemFont = settings.displayUsingSystemFont
    super.init(style: .plain)
    title = family.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "face")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    faces.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "face", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = FontFamily.faceName(faces[indexPath.row])
    if !usesSystemFont { content.textProperties.font = faces[indexPath.row] }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(UIFontDescriptor(name: faces[indexPath.row].fontName, size: 0))
  }
}
