import UIKit

/// A card that follows the finger that holds it, turning about the point where it is held, and coasts
/// on with the speed it is let go with.
class CardView: UIView {
  var onRelease: (() -> Void)?
  private var holder: UITouch?
  private var velocity = CGVector(dx: 0, dy: 0)
  private var spin: CGFloat = 0
  private var lastPull: TimeInterval = 0

  convenience init(color: UIColor, name: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
    backgroundColor = color
    layer.cornerRadius = 18
    layer.borderWidth = 3
    layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    let label = UILabel(frame: CGRect(x: 12, y: 12, width: 126, height: 28))
    label.text = name
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 20)
    addSubview(label)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if holder == nil, let touch = touches.first {
      holder = touch
      (velocity, spin) = (CGVector(dx: 0, dy: 0), 0)
      lastPull = touch.timestamp
      superview?.bringSubviewToFront(self)
      UIView.animate(withDuration: 0.15) { self.alpha = 0.85 }
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let holder, touches.contains(holder) { pull(by: holder) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let holder, touches.contains(holder) { letGo(isThrown: holder.timestamp - lastPull < 0.1) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let holder, touches.contains(holder) { letGo(isThrown: false) }
    super.touchesCancelled(touches, with: event)
  }

  /// Moves with the finger and turns as a card held off its middle does: by the part of the pull that
  /// runs across the line from the middle to the finger.
  private func pull(by touch: UITouch) {
    let place = touch.location(in: superview)
    let before = touch.previousLocation(in: superview)
    let move = CGVector(dx: place.x - before.x, dy: place.y - before.y)
    let arm = CGPoint(x: before.x - center.x, y: before.y - center.y)
    let turn = (arm.x * move.dy - arm.y * move.dx) / (arm.x * arm.x + arm.y * arm.y + 9000)
    let turned = arm.applying(CGAffineTransform(rotationAngle: turn))
    center = CGPoint(x: place.x - turned.x, y: place.y - turned.y)
    transform = transform.rotated(by: turn)
    let elapsed = max(touch.timestamp - lastPull, 0.001)
    let weight = min(elapsed / 0.04, 1)
    velocity.dx += (move.dx / elapsed - velocity.dx) * weight
    velocity.dy += (move.dy / elapsed - velocity.dy) * weight
    spin += (turn / elapsed - spin) * weight
    lastPull = touch.timestamp
  }

  private func letGo(isThrown: Bool) {
    holder = nil
    if !isThrown { (velocity, spin) = (CGVector(dx: 0, dy: 0), 0) }
    UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    onRelease?()
  }

  /// One frame of free motion inside `bounds`; false once the card rests.
  func coast(for time: CFTimeInterval, in bounds: CGRect) -> Bool {
    guard holder == nil, hypot(velocity.dx, velocity.dy) > 4 || abs(spin) > 0.02 else {
      return false
    }
    let friction = pow(0.998, time * 1000)
    velocity = CGVector(dx: velocity.dx * friction, dy: velocity.dy * friction)
    spin *= friction
    let next = CGPoint(x: center.x + velocity.dx * time, y: center.y + velocity.dy * time)
    center.x = min(max(next.x, bounds.minX), bounds.maxX)
    center.y = min(max(next.y, bounds.minY), bounds.maxY)
    if center.x != next.x { velocity.dx *= -0.7 }
    if center.y != next.y { velocity.dy *= -0.7 }
    transform = transform.rotated(by: spin * time)
    return true
  }
}
