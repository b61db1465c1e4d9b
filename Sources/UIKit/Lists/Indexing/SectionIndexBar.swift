import CoreGraphics

/// Titles at the edge of a list that lead to its sections.
final class SectionIndexBar: UIControl {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  private weak var list: (any IndexedList)?
  let titles: [String]
  private let labels: [UIView]
  private var last: Int?

  init(_ titles: [String], for list: any IndexedList) {
    (self.titles, self.list) = (titles, list)
    let color: UIColor = list.indexColors.text ?? .tintColor
    labels = titles.map { SectionIndexBar.makeLabel($0, color) }
    super.init(frame: .zero)
    isOpaque = false
    for label in labels { addSubview(label) }
    setBackgroundColor(list.indexColors.background)
  }

  required init?(coder: NSCoder) {
    (titles, labels) = ([], [])
    super.init(coder: coder)
  }

  private static func makeLabel(_ title: String, _ color: UIColor) -> UIView {
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
    let colors = list?.indexColors
    setBackgroundColor(colors?.trackingBackground ?? colors?.background)
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setBackgroundColor(list?.indexColors.background)
    last = nil
  }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let line = Int((touch.location(in: self).y - firstLine) / max(lineHeight, 1))
    let index = max(0, min(line, titles.count - 1))
    guard index != last else { return }
    last = index
    list?.showIndexed(titles[index], at: index)
  }
}
