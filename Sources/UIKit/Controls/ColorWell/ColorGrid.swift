import CoreGraphics
import QuartzCore

/// Colours in rows and columns: grays above, hues below from dark to light. A touch or a drag picks one,
/// arrows go on to the next.
final class ColorGrid: ColorArea {
  static let (columns, rows) = (12, 10)
  /// Unless the grid has another width.
  private static let usualCell: CGFloat = 24

  /// Of the colour that is picked; nil while it is none of these.
  private(set) var picked: (column: Int, row: Int)?
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareMark()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareMark()
  }

  private func prepareMark() {
    contentMode = .redraw
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = 2
    mark.layer.borderColor = CGColor(gray: 1, alpha: 1)
    mark.layer.shadowOpacity = 0.4
    mark.layer.shadowRadius = 1
    mark.layer.shadowOffset = .zero
    addSubview(mark)
    place()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: CGFloat(Self.columns) * Self.usualCell, height: CGFloat(Self.rows) * Self.usualCell)
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  static func color(_ column: Int, _ row: Int) -> UIColor {
    let part = CGFloat(column) / CGFloat(columns - 1)
    if row == 0 { return UIColor(white: 1 - part, alpha: 1) }
    let hue = CGFloat(column) / CGFloat(columns)
    let way = CGFloat(row) / CGFloat(rows)
    return way <= 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * way, alpha: 1)
      : UIColor(hue: hue, saturation: 2.1 - 2 * way, brightness: 1, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(column, row).setFill()
        UIRectFill(frame(column, row))
      }
    }
  }

  /// On whole points, so that no line shows between colours.
  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let left = (CGFloat(column) * cell.width).rounded()
    let top = (CGFloat(row) * cell.height).rounded()
    let right = (CGFloat(column + 1) * cell.width).rounded()
    let bottom = (CGFloat(row + 1) * cell.height).rounded()
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func place() {
    mark.isHidden = picked == nil
    picked.map { mark.frame = frame($0.column, $0.row).insetBy(dx: -1, dy: -1) }
  }

  private func pick(_ column: Int, _ row: Int, _ event: UIEvent?) {
    let new = (max(0, min(column, Self.columns - 1)), max(0, min(row, Self.rows - 1)))
    if let picked, picked == new { return }
    picked = new
    place()
    sendValueChanged(event)
  }

  override func pick(at place: CGPoint, _ event: UIEvent?) {
    guard cell.width > 0, cell.height > 0 else { return }
    let limit: CGFloat = 1e4
    pick(
      Int(max(-limit, min(place.x / cell.width, limit)).rounded(.down)),
      Int(max(-limit, min(place.y / cell.height, limit)).rounded(.down)), event)
  }

  override func move(x: Int, y: Int, _ event: UIEvent?) {
    let (column, row) = picked ?? (0, 0)
    pick(column + x, row + y, event)
  }
}
