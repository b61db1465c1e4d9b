import CoreGraphics
import Foundation
import InterfaceFiles

/// The sections and rows of a table whose content a storyboard gives. Its controller answers with them.
@MainActor
final class StaticRows {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    var heights: [CGFloat?] = []
  }

  private var sections: [Section] = []

  init(_ elements: [InterfaceElement], _ nib: NibReader) {
    sections = elements.filter { $0.name == "tableViewSection" }.map { Self.section($0, nib) }
  }

  private static func section(_ element: InterfaceElement, _ nib: NibReader) -> Section {
    let reader = NibReader(element, nib.run)
    var section = Section()
    reader.text("headerTitle") { section.header = $0 }
    reader.text("footerTitle") { section.footer = $0 }
    reader.skip("colorLabel")
    for written in reader.list("cells") {
      guard let cell = nib.run.make(written) as? UITableViewCell else { continue }
      // It is not for other rows.
      cell.take(nil)
      section.cells.append(cell)
      section.heights.append(written.number("rowHeight").map { CGFloat($0) })
    }
    reader.nameUnknown()
    return section
  }

  var count: Int { sections.count }

  func cells(_ section: Int) -> [UITableViewCell] {
    sections.indices.contains(section) ? sections[section].cells : []
  }

  /// Nil where there is none.
  func cell(_ path: IndexPath) -> UITableViewCell? {
    let cells = cells(path.section)
    return cells.indices.contains(path.row) ? cells[path.row] : nil
  }

  /// Nil where the row has no height of its own.
  func height(_ path: IndexPath) -> CGFloat? {
    guard cell(path) != nil else { return nil }
    return sections[path.section].heights[path.row]
  }

  func header(_ section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func footer(_ section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}
