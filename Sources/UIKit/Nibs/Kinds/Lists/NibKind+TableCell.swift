import Foundation
import InterfaceFiles

extension NibKind {
  static let tableCell = NibKind(
    "tableViewCell", type: UITableViewCell.self,
    outlets: [
      NibOutlet("accessoryView", UIView.self) { $0.accessoryView = $1 },
      NibOutlet("editingAccessoryView", UIView.self) { $0.editingAccessoryView = $1 },
      NibOutlet("backgroundView", UIView.self) { $0.backgroundView = $1 },
      NibOutlet("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 },
    ]
  ) { nib, cell in
    // Style and identifier are read when the cell is made.
    nib.skip("style", "reuseIdentifier", "rowHeight", "textLabel", "detailTextLabel", "imageView")
    nib.readCell(cell)
    nib.word("selectionStyle", selectionStyles) { cell.selectionStyle = $0 }
    nib.word("accessoryType", accessoryTypes) { cell.accessoryType = $0 }
    nib.word("editingAccessoryType", accessoryTypes) { cell.editingAccessoryType = $0 }
    nib.integer("indentationLevel") { cell.indentationLevel = $0 }
    nib.number("indentationWidth") { cell.indentationWidth = $0 }
    nib.flag("showsReorderControl") { cell.showsReorderControl = $0 }
    nib.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    nib.insets("separatorInset") { cell.separatorInset = $0 }
    nib.word("focusStyle", ["default": .default, "custom": .custom]) {
      (style: UITableViewCell.FocusStyle) in cell.focusStyle = style
    }
    nib.object("accessoryView", UIView.self) { cell.accessoryView = $0 }
    nib.object("editingAccessoryView", UIView.self) { cell.editingAccessoryView = $0 }
    nib.object("backgroundView", UIView.self) { cell.backgroundView = $0 }
    nib.object("selectedBackgroundView", UIView.self) { cell.selectedBackgroundView = $0 }
  }

  static let tableMarginal = NibKind(
    "tableViewHeaderFooterView", type: UITableViewHeaderFooterView.self,
    outlets: [NibOutlet("backgroundView", UIView.self) { $0.backgroundView = $1 }]
  ) { nib, view in
    nib.skip("reuseIdentifier")
    if let content = nib.child("contentView") { nib.run.read(content, into: view.contentView) }
  }

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension NibReader {
  /// The content view's own subviews become those of the cell's; labels and images of the cell's style are the
  /// cell's own, which have their places by the style.
  func readCell(_ cell: UITableViewCell) {
    guard let content = child("contentView") else { return }
    let parts =
      [
        ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
        ("imageView", { cell.imageView }),
      ] as [(String, () -> UIView?)]
    var own: [String: () -> UIView?] = [:]
    for (name, part) in parts { element.attributes[name].map { own[$0] = part } }
    let part = NibReader(content, run)
    let subviews = part.list("subviews")
    guard !own.isEmpty else { return run.read(content, into: cell.contentView) }
    content.id.map { run.name(cell.contentView, $0) }
    for written in subviews {
      if let view = written.id.flatMap({ own[$0] })?() {
        run.read(written, into: view)
      } else if let view = run.make(written) as? UIView {
        cell.contentView.addSubview(view)
      }
    }
  }
}
