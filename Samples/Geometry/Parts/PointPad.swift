import UIKit

/// A square in which a point from (0, 0) to (1, 1) is dragged. It snaps to quarters.
class PointPad: UIControl {
  var onChange: (CGPoint) -> Void = { _ in }
  var point = CGPoint(x: 0.5, y: 0.5) {
    didSet { setNeedsLayout() }
  }
  private let square = UIView()
  private let knob = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.backgroundColor = .tertiarySystemFill
    square.layer.cornerRadius = 8
    knob.backgroundColor = .systemPink
    knob.layer.cornerRadius = 9
    for part in [square, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("the pages make their controls in code")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 150, height: 100) }

  override func layoutSubviews() {
    super.layoutSubviews()
    square.frame = CGRect(x: 0, y: 0, width: 150, height: bounds.height)
    let room = square.frame.insetBy(dx: 9, dy: 9)
    knob.center = CGPoint(
      x: room.minX + point.x * room.width, y: room.minY + point.y * room.height)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let (place, room) = (touch.location(in: self), square.frame.insetBy(dx: 9, dy: 9))
    func quarter(_ part: CGFloat) -> CGFloat { min(max((part * 4).rounded() / 4, 0), 1) }
    let new = CGPoint(
      x: quarter((place.x - room.minX) / max(room.width, 1)),
      y: quarter((place.y - room.minY) / max(room.height, 1)))
    guard new != point else { return }
    point = new
    onChange(new)
  }
}
