import CoreGraphics
import Foundation
import PlatformKit
import QuartzCore

/// The panel of a menu, with its lines and at most one highlighted row.
final class MenuPanel: UIView {
  /// In points, measured on iOS 26.
  static let width: CGFloat = 250
  private static let greatestWidth: CGFloat = 400
  static let padding: CGFloat = 10

  private(set) var rows: [MenuRowView] = []
  private(set) var highlighted: MenuRowView?
  private(set) var menuTitle = ""
  /// Has the lines where they don't all fit.
  private var scroll: UIScrollView?

  convenience init(_ menu: UIMenu, showsTitle: Bool = true) {
    let lines = MenuRow.lines(of: menu, showsTitle: showsTitle)
    let inset = Self.titleInset(of: lines)
    let width = Self.width(of: lines, titleInset: inset)
    let heights = lines.map { $0.height(inMenuOf: width, titleInset: inset) }
    let height = heights.reduce(2 * Self.padding, +)
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    applyPanelStyle()
    menuTitle = menu.title
    var y = Self.padding
    for (line, height) in zip(lines, heights) {
      add(line, at: y, height: height, titleInset: inset)
      y += height
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .menu
    if !menuTitle.isEmpty { defaults.label = menuTitle }
    return defaults
  }

  /// Shows what commands become while these keys are down.
  func show(_ modifierFlags: UIKeyModifierFlags) {
    for row in rows { row.show(modifierFlags) }
  }

  func row(at place: CGPoint) -> MenuRowView? {
    guard bounds.contains(place) else { return nil }
    return rows.first { $0.canBeChosen && $0.convert($0.bounds, to: self).contains(place) }
  }

  func highlight(_ row: MenuRowView?) {
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = row
    row?.isHighlighted = true
    if let row { scroll?.scrollRectToVisible(row.frame, animated: false) }
  }

  /// Highlights the element that the other panel highlights, and scrolls as far.
  func takeState(of other: MenuPanel) {
    let highlighted = other.highlighted?.element
    highlight(rows.first { $0.canBeChosen && $0.element === highlighted })
    if let offset = other.scroll?.contentOffset { scroll?.contentOffset = offset }
  }

  func moveHighlight(toEnd: Bool) {
    let stops = rows.filter(\.canBeChosen)
    highlight(toEnd ? stops.last : stops.first)
  }

  /// Highlights the next row that begins with what was typed.
  func highlight(_ typed: TypeAhead) {
    let stops = rows.filter(\.canBeChosen)
    let current = stops.firstIndex { $0 === highlighted }
    let start = current.map { typed.includesCurrent ? $0 : $0 + 1 } ?? 0
    let order = stops.dropFirst(start) + stops.prefix(start)
    if let found = order.first(where: { typed.matches($0.element?.title) }) { highlight(found) }
  }

  /// Scrolls where it is to be less high than its lines.
  func limit(to size: CGSize) {
    guard size.height < bounds.height, scroll == nil else { return }
    let lines = subviews
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: size.height))
    scroll.contentSize = bounds.size
    scroll.layer.cornerRadius = layer.cornerRadius
    scroll.layer.cornerCurve = .continuous
    for line in lines { scroll.addSubview(line) }
    bounds.size.height = size.height
    addSubview(scroll)
    self.scroll = scroll
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
      if case .row(let element, _) = line { element } else { nil }
    }
    if elements.contains(where: { $0.shownImage != nil }) { return MenuRowView.insets.image }
    let isChecked = elements.contains(where: \.isCheckedInMenu)
    return isChecked ? MenuRowView.insets.checked : MenuRowView.insets.plain
  }

  /// More than the usual width where a title and its keys need more, up to a limit.
  private static func width(of lines: [MenuRow], titleInset: CGFloat) -> CGFloat {
    let wanted = lines.compactMap { line -> CGFloat? in
      guard case .row(let element, _) = line else { return nil }
      return MenuRowView.widthWithKeys(of: element, titleInset: titleInset)
    }
    return min(max(wanted.max() ?? 0, width), greatestWidth)
  }

  private func add(_ line: MenuRow, at y: CGFloat, height: CGFloat, titleInset: CGFloat) {
    switch line {
    case .row(let element, let titleLines):
      addRow(element, titleLines, at: y, titleInset: titleInset)
    case .header(let text): addHeader(text, at: y, height: height)
    case .gap: addSeparator(at: y + height / 2)
    }
  }

  private func addRow(
    _ element: UIMenuElement, _ titleLines: Int, at y: CGFloat, titleInset: CGFloat
  ) {
    let row = MenuRowView(
      element, titleLines: titleLines, titleInset: titleInset, width: bounds.width)
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
