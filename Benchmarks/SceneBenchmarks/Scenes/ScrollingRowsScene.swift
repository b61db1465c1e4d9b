import SceneNumbers
import UIKit

/// 1,000 rows with an icon and two lines of text, scrolled by 5 points per frame. Only visible
/// rows exist; rows that leave are reused at the other side.
final class ScrollingRowsScene: SceneViewController {
  private let list = UIView()
  private var rows: [RowView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    view.addSubview(list)
    let items = SceneItem.make(200, in: numbers)
    let count = Int((numbers.height / numbers.rowHeight).rounded(.up)) + 1
    for _ in 0..<count {
      let row = RowView(
        frame: CGRect(x: 0, y: 0, width: numbers.width, height: numbers.rowHeight), items: items)
      rows.append(row)
      list.addSubview(row)
    }
    show(frame: 0, time: 0)
  }

  override func show(frame: Int, time: Double) {
    let offset = numbers.scrollOffset(frame: frame)
    list.bounds.origin.y = offset
    let first = Int(offset / numbers.rowHeight)
    for index in first..<first + rows.count where index < SceneWindow.rowCount {
      rows[index % rows.count].fill(index)
    }
  }
}

/// One row of the list.
final class RowView: UIView {
  private var items: [SceneItem] = []
  private let icon = UIView(frame: CGRect(x: 12, y: 10, width: 36, height: 36))
  private let title = UILabel(frame: CGRect(x: 60, y: 9, width: 400, height: 20))
  private let detail = UILabel(frame: CGRect(x: 60, y: 32, width: 400, height: 16))
  private var index = -1

  convenience init(frame: CGRect, items: [SceneItem]) {
    self.init(frame: frame)
    self.items = items
    icon.layer.cornerRadius = 8
    title.font = .systemFont(ofSize: 16)
    title.textColor = UIColor(hex: 0x101010)
    detail.font = .systemFont(ofSize: 12)
    detail.textColor = UIColor(hex: 0x606060)
    let line = UIView(
      frame: CGRect(x: 60, y: frame.height - 1, width: frame.width - 60, height: 1))
    line.backgroundColor = UIColor(hex: 0xd8d8dc)
    for part in [icon, title, detail, line] { addSubview(part) }
  }

  /// Shows row `index` of the list at its position.
  func fill(_ index: Int) {
    if index == self.index { return }
    self.index = index
    frame.origin.y = Double(index) * bounds.height
    backgroundColor = UIColor(hex: index % 2 == 1 ? 0xffffff : 0xf6f6f8)
    icon.backgroundColor = UIColor(hex: items[index % 200].color)
    title.text = "Row title number \(index)"
    detail.text = "Subtitle with a little more detail for row \(index)"
    title.sizeToFit()
    detail.sizeToFit()
  }
}
