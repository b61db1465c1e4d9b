import UIKit

/// A view with a sheet of squares larger than itself. Fingers drag it; two of them, or the wheel,
/// scroll the sheet, which changes the origin of the bounds.
class SubjectView: UIView {
  var onChange: () -> Void = {}
  private let sheet = SheetView(frame: CGRect(x: -200, y: -200, width: 900, height: 900))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 10
    isMultipleTouchEnabled = true
    addSubview(sheet)
    let drag = UIPanGestureRecognizer(target: self, action: SubjectView.drag)
    drag.maximumNumberOfTouches = 1
    let scroll = UIPanGestureRecognizer(target: self, action: SubjectView.scroll)
    scroll.minimumNumberOfTouches = 2
    scroll.allowedScrollTypesMask = .all
    for pan in [drag, scroll] { addGestureRecognizer(pan) }
  }

  required init?(coder: NSCoder) {
    fatalError("the page makes its views in code")
  }

  /// A little above the middle of the upper edge, seen from the anchor point.
  var upperMiddle: CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(
      x: (0.5 - anchor.x) * bounds.width, y: -anchor.y * bounds.height - 32 / heightScale)
  }

  private var heightScale: CGFloat { max(hypot(transform.b, transform.d), 0.1) }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
    onChange()
  }

  private func scroll(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self)
    bounds.origin = CGPoint(
      x: min(max(bounds.origin.x - way.x, -200), 200),
      y: min(max(bounds.origin.y - way.y, -200), 200))
    pan.setTranslation(.zero, in: self)
    onChange()
  }
}

/// Squares of twenty points, with the axes of the coordinates.
class SheetView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = true
    backgroundColor = .systemIndigo
    let origin = UILabel.text("0, 0", size: 11, weight: .semibold, color: .white)
    origin.frame = CGRect(x: 205, y: 203, width: 40, height: 14)
    addSubview(origin)
  }

  required init?(coder: NSCoder) {
    fatalError("the page makes its views in code")
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemIndigo.setFill()
    UIBezierPath(rect: bounds).fill()
    for index in 0..<45 {
      let at = CGFloat(index) * 20
      UIColor(white: 1, alpha: index == 10 ? 0.9 : 0.18).setFill()
      UIBezierPath(rect: CGRect(x: at, y: 0, width: 1, height: bounds.height)).fill()
      UIBezierPath(rect: CGRect(x: 0, y: at, width: bounds.width, height: 1)).fill()
    }
  }
}
