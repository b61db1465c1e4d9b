import UIKit

/// A small knob that is dragged.
class Handle: UIView {
  /// Where the finger is, in the superview.
  var onDrag: (CGPoint) -> Void = { _ in }
  /// From the finger to the middle, so that the knob doesn't jump when it is caught.
  private var grip = CGPoint.zero

  convenience init(_ color: UIColor) {
    self.init(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
    backgroundColor = .white
    layer.cornerRadius = 9
    layer.borderWidth = 4
    layer.borderColor = color.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Handle.drag))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: superview)
    if pan.state == .began {
      let way = pan.translation(in: superview)
      grip = CGPoint(x: center.x - finger.x + way.x, y: center.y - finger.y + way.y)
    }
    onDrag(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
  }
}
