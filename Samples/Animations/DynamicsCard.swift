import UIKit

/// Balls and boxes that fall, bounce and come to rest. A tap kicks them up; a finger can drag one.
class DynamicsCard: DemoCard {
  private(set) lazy var animator = UIDynamicAnimator(referenceView: stage)
  private(set) var bodies: [UIView] = []
  private lazy var collision = UICollisionBehavior(items: bodies)
  private var grip: UIAttachmentBehavior?

  init() {
    super.init(title: "Dynamics", subtitle: "Tap to kick, drag to carry")
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemBlue, .systemPurple, .systemTeal]
    for (index, color) in colors.enumerated() {
      let size: CGFloat = index.isMultiple(of: 2) ? 40 : 34
      let body = Body(frame: CGRect(x: 0, y: 0, width: size, height: size))
      body.backgroundColor = color
      body.layer.cornerRadius = index.isMultiple(of: 2) ? size / 2 : 9
      body.isRound = index.isMultiple(of: 2)
      bodies.append(body)
      stage.addSubview(body)
      body.addGestureRecognizer(
        UIPanGestureRecognizer { [weak self] (pan: UIPanGestureRecognizer) in self?.drag(pan) })
    }
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] (_: UITapGestureRecognizer) in self?.kick() })
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  override func layoutStage() {
    guard animator.behaviors.isEmpty else { return }
    for (index, body) in bodies.enumerated() {
      body.center = CGPoint(x: 38 + 38 * CGFloat(index), y: index.isMultiple(of: 2) ? 28 : 60)
    }
  }

  override func play() {
    let material = UIDynamicItemBehavior(items: bodies)
    material.elasticity = 0.6
    material.friction = 0.3
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 6, left: 12, bottom: 8, right: 12))
    animator.delegate = self
    for behavior in [material, collision, UIGravityBehavior(items: bodies)] {
      animator.addBehavior(behavior)
    }
  }

  func kick() {
    for (index, body) in bodies.enumerated() {
      let push = UIPushBehavior(items: [body], mode: .instantaneous)
      let angle = -CGFloat.pi / 2 + CGFloat(2 - index) * 0.13
      push.setAngle(angle, magnitude: 0.5 + 0.05 * CGFloat((index * 3) % 5))
      push.action = { [unowned push, weak animator] in animator?.removeBehavior(push) }
      animator.addBehavior(push)
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let body = pan.view else { return }
    let place = pan.location(in: stage)
    switch pan.state {
    case .began:
      let grip = UIAttachmentBehavior(item: body, attachedToAnchor: place)
      grip.length = 0
      grip.frequency = 6
      grip.damping = 0.7
      animator.addBehavior(grip)
      self.grip = grip
    case .changed: grip?.anchorPoint = place
    default:
      if let grip { animator.removeBehavior(grip) }
      grip = nil
    }
  }
}

extension DynamicsCard: UIDynamicAnimatorDelegate {
  /// Everything rests, at no cost, until somebody taps.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      for body in self.bodies { body.alpha = 0.85 }
    }
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    for body in bodies { body.alpha = 1 }
  }
}

/// A ball or a box.
private class Body: UIView {
  var isRound = false

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    isRound ? .ellipse : .rectangle
  }
}
