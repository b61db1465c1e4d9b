import CoreGraphics
import QuartzCore

/// Colours in rows and columns: grays above, hues below from dark to light. A touch or a drag picks one,
/// arrows go on to the next.
final class ColorGrid: UIControl {
  static let (columns, rows) = (12, 10)
  static let cell: CGFloat = 24

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
    CGSize(width: CGFloat(Self.columns) * Self.cell, height: CGFloat(Self.rows) * Self.cell)
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

  private func frame(_ column: Int, _ row: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * Self.cell, y: CGFloat(row) * Self.cell, width: Self.cell,
      height: Self.cell)
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

  private func pick(at place: CGPoint, _ event: UIEvent?) {
    let limit: CGFloat = 1e4
    pick(
      Int(max(-limit, min(place.x / Self.cell, limit)).rounded(.down)),
      Int(max(-limit, min(place.y / Self.cell, limit)).rounded(.down)), event)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), event)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(at: touch.location(in: self), event)
    return true
  }

  override func activate(with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeArrow(presses, event) { super.pressesBegan(presses, with: event) }
  }

  private func takeArrow(_ presses: Set<UIPress>, _ event: UIEvent?) -> Bool {
    guard isFocused, let key = presses.first?.key else { return false }
    let (column, row) = picked ?? (0, 0)
    switch key.keyCode {
    case .keyboardLeftArrow: pick(column - 1, row, event)
    case .keyboardRightArrow: pick(column + 1, row, event)
    case .keyboardUpArrow: pick(column, row - 1, event)
    case .keyboardDownArrow: pick(column, row + 1, event)
    default: return false
    }
    return true
  }
}
