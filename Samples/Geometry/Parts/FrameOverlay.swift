import UIKit

/// Draws a view's frame as a dashed box and its center as a cross, above it.
class FrameOverlay: UIView {
  private let frameLabel = UILabel.text("frame", size: 11, weight: .semibold, color: .systemPink)
  private let centerLabel = UILabel.text("center", size: 11, weight: .semibold, color: .white)
  private var box = CGRect.zero
  private var middle = CGPoint.zero
  private var stalk = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    centerLabel.textAlignment = .center
    centerLabel.backgroundColor = .systemPink
    centerLabel.layer.cornerRadius = 5
    centerLabel.clipsToBounds = true
    for label in [frameLabel, centerLabel] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    fatalError("the page makes its views in code")
  }

  func show(frame: CGRect, center: CGPoint, handle: CGPoint) {
    (box, middle, stalk) = (frame, center, handle)
    frameLabel.frame = CGRect(x: frame.minX, y: frame.minY - 17, width: 60, height: 14)
    centerLabel.frame = CGRect(x: center.x - 24, y: center.y + 10, width: 48, height: 16)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemPink.setStroke()
    let dashed = UIBezierPath(rect: box.insetBy(dx: -0.5, dy: -0.5))
    dashed.setLineDash([5, 4], count: 2, phase: 0)
    dashed.stroke()
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: middle.x - 7, y: middle.y))
    cross.addLine(to: CGPoint(x: middle.x + 7, y: middle.y))
    cross.move(to: CGPoint(x: middle.x, y: middle.y - 7))
    cross.addLine(to: CGPoint(x: middle.x, y: middle.y + 7))
    cross.lineWidth = 2.5
    cross.stroke()
    UIColor.systemOrange.setStroke()
    let line = UIBezierPath()
    line.move(to: middle)
    line.addLine(to: stalk)
    line.setLineDash([2, 3], count: 2, phase: 0)
    line.stroke()
  }
}
