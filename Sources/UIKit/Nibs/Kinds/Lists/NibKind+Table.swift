import Foundation
import InterfaceFiles

extension NibKind {
  static let lists = [
    tableView, tableCell, tableMarginal, collectionView, collectionReusable, collectionCell,
    flowLayout,
    collectionLayout,
  ]

  static let tableView = NibKind(
    "tableView", type: UITableView.self,
    outlets: [
      NibOutlet("dataSource", (any UITableViewDataSource).self) { $0.dataSource = $1 },
      NibOutlet("delegate", (any UITableViewDelegate).self) { $0.delegate = $1 },
      NibOutlet("prefetchDataSource", (any UITableViewDataSourcePrefetching).self) {
        $0.prefetchDataSource = $1
      },
      NibOutlet("dragDelegate", (any UITableViewDragDelegate).self) { $0.dragDelegate = $1 },
      NibOutlet("dropDelegate", (any UITableViewDropDelegate).self) { $0.dropDelegate = $1 },
      NibOutlet("backgroundView", UIView.self) { $0.backgroundView = $1 },
      NibOutlet("tableHeaderView", UIView.self) { $0.tableHeaderView = $1 },
      NibOutlet("tableFooterView", UIView.self) { $0.tableFooterView = $1 },
    ]
  ) { nib, table in
    // The style is read when the table is made.
    nib.skip("style", "dataMode")
    nib.number("rowHeight") { table.rowHeight = $0 }
    nib.number("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    nib.number("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    nib.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    nib.number("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    nib.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    nib.word(
      "separatorStyle",
      [
        "default": .singleLine, "none": .none, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
      ]
    ) { (style: UITableViewCell.SeparatorStyle) in table.separatorStyle = style }
    nib.color("separatorColor") { table.separatorColor = $0 }
    nib.insets("separatorInset") { table.separatorInset = $0 }
    nib.word(
      "separatorInsetReference",
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]
    ) { (reference: UITableView.SeparatorInsetReference) in
      table.separatorInsetReference = reference
    }
    nib.word("selectionStyle", ["none": false, "single": true]) { table.allowsSelection = $0 }
    nib.flag("allowsSelection") { table.allowsSelection = $0 }
    nib.flag("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    nib.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    nib.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    nib.flag("springLoaded") { table.isSpringLoaded = $0 }
    nib.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = $0
    }
    nib.color("sectionIndexColor") { table.sectionIndexColor = $0 }
    nib.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
    nib.color("sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = $0
    }
    nib.object("tableHeaderView", UIView.self) { table.tableHeaderView = $0 }
    nib.object("tableFooterView", UIView.self) { table.tableFooterView = $0 }
    nib.object("backgroundView", UIView.self) { table.backgroundView = $0 }
    for prototype in nib.list("prototypes") {
      table.register(nib.run.prototype(prototype), prototype)
    }
    let sections = nib.list("sections")
    if !sections.isEmpty { table.staticRows = StaticRows(sections, nib) }
  }

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
}
