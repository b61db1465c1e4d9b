import CoreGraphics

/// Titles at the edge of a table that lead to its sections.
final class SectionIndexBar: UIControl {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private weak var table: UITableView?
  let titles: [String]
  private let labels: [UIView]
  private var last: Int?

  init(_ titles: [String], for table: UITableView) {
    (self.titles, self.table) = (titles, table)
    labels = titles.map { SectionIndexBar.makeLabel($0, table) }
    super.init(frame: .zero)
    isOpaque = false
    for label in labels { addSubview(label) }
    setBackgroundColor(table.sectionIndexBackgroundColor)
  }

  required init?(coder: NSCoder) {
    (titles, labels) = ([], [])
    super.init(coder: coder)
  }

  private static func makeLabel(_ title: String, _ table: UITableView) -> UIView {
    let color: UIColor = table.sectionIndexColor ?? .tintColor
    if title == UITableView.indexSearch {
      let size = UIImage.SymbolConfiguration(pointSize: 11)
      let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: size))
      view.contentMode = .center
      view.tintColor = color
      return view
    }
    let label = UILabel()
    label.text = title
    label.setFont(.systemFont(ofSize: 11, weight: .semibold))
    label.setTextColor(color)
    label.textAlignment = .center
    return label
  }

  private var firstLine: CGFloat {
    max(0, (bounds.height - CGFloat(titles.count) * lineHeight) / 2)
  }
  /// Less where there is no room.
  private var lineHeight: CGFloat {
    min(Self.lineHeight, bounds.height / CGFloat(max(titles.count, 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: firstLine + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setBackgroundColor(
      table?.sectionIndexTrackingBackgroundColor ?? table?.sectionIndexBackgroundColor)
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setBackgroundColor(table?.sectionIndexBackgroundColor)
    last = nil
  }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let line = Int((touch.location(in: self).y - firstLine) / max(lineHeight, 1))
    let index = max(0, min(line, titles.count - 1))
    guard index != last else { return }
    last = index
    table?.showSection(ofTitle: titles[index], at: index)
  }
}

extension UITableView {
  /// Made where there are titles and rows enough.
  func placeIndex() {
    if asksForIndex { makeIndex() }
    guard let indexBar else { return }
    let room = bounds.inset(by: adjustedContentInset)
    let x = isRightToLeft ? room.minX : room.maxX - SectionIndexBar.width
    indexBar.frame = CGRect(
      x: x, y: room.minY, width: SectionIndexBar.width, height: room.height)
  }

  private func makeIndex() {
    asksForIndex = false
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      knownCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return }
    let bar = SectionIndexBar(titles, for: self)
    addSubview(bar)
    indexBar = bar
    setNeedsLayout()
  }

  func showSection(ofTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<extents.sectionCount).contains(section) else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(clamp(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
