import CoreGraphics
import Foundation
import QuartzCore

/// The panel of a menu, with its lines and at most one highlighted row.
final class MenuPanel: UIView {
  /// In points, measured on iOS 26.
  static let width: CGFloat = 250
  private static let padding: CGFloat = 10

  private(set) var rows: [MenuRowView] = []
  private(set) var highlighted: MenuRowView?

  convenience init(_ menu: UIMenu) {
    let lines = MenuRow.lines(of: menu)
    let height = lines.reduce(2 * Self.padding) { $0 + $1.height }
    self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: height))
    dressAsPanel()
    let inset = Self.titleInset(of: lines)
    var y = Self.padding
    for line in lines {
      add(line, at: y, titleInset: inset)
      y += line.height
    }
  }

  /// Shows what commands become while these keys are down.
  func show(_ modifierFlags: UIKeyModifierFlags) {
    for row in rows { row.show(modifierFlags) }
  }

  func row(at place: CGPoint) -> MenuRowView? {
    rows.first { $0.frame.contains(place) && $0.canBeChosen }
  }

  func highlight(_ row: MenuRowView?) {
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = row
    row?.isHighlighted = true
  }

  /// Highlights the next or previous row that can be chosen, and wraps around at the ends.
  func moveHighlight(by step: Int) {
    let stops = rows.filter(\.canBeChosen)
    guard !stops.isEmpty else { return }
    let current = stops.firstIndex { $0 === highlighted }
    let start = step > 0 ? 0 : stops.count - 1
    highlight(stops[current.map { ($0 + step + stops.count) % stops.count } ?? start])
  }
}

extension MenuPanel {
  /// A single checked element reserves the column for all rows, and so does a single image.
  private static func titleInset(of lines: [MenuRow]) -> CGFloat {
    let elements = lines.compactMap { line -> UIMenuElement? in
      if case .row(let element) = line { element } else { nil }
    }
    if elements.contains(where: { $0.shownImage != nil }) { return MenuRowView.insets.image }
    let isChecked = elements.contains(where: \.isCheckedInMenu)
    return isChecked ? MenuRowView.insets.checked : MenuRowView.insets.plain
  }

  private func add(_ line: MenuRow, at y: CGFloat, titleInset: CGFloat) {
    switch line {
    case .row(let element): addRow(element, at: y, titleInset: titleInset)
    case .header(let text): addHeader(text, at: y, height: line.height)
    case .gap: addSeparator(at: y + line.height / 2)
    }
  }

  private func addRow(_ element: UIMenuElement, at y: CGFloat, titleInset: CGFloat) {
    let row = MenuRowView(element, titleInset: titleInset, width: bounds.width)
    row.frame.origin.y = y
    rows.append(row)
    addSubview(row)
  }

  private func addHeader(_ text: String, at y: CGFloat, height: CGFloat) {
    let label = UILabel(
      frame: CGRect(x: 28, y: y, width: bounds.width - 56, height: height))
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  private func addSeparator(at y: CGFloat) {
    let line = UIView(frame: CGRect(x: 28, y: y - 0.5, width: bounds.width - 56, height: 1))
    line.backgroundColor = .separator
    addSubview(line)
  }
}
