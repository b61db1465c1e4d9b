import UIKit

/// A gem that springs from side to side. It can be caught, dragged and thrown; then it springs to
/// the nearer side with the release velocity.
class SpringCard: DemoCard {
  let gem = UIView.gem(.systemBlue, size: 56, radius: 16)
  private let track = UIView()
  private var animator: UIViewPropertyAnimator?
  private var isRight = false

  init() {
    super.init(title: "Springs", subtitle: "Catch it, drag it, throw it")
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 3
    stage.addSubview(track)
    stage.addSubview(gem)
    gem.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] (pan: UIPanGestureRecognizer) in self?.drag(pan) })
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery makes its cards in code")
  }

  override func layoutStage() {
    let middle = stage.bounds.midY + 4
    track.frame = CGRect(x: 40, y: middle - 3, width: stage.bounds.width - 80, height: 6)
    if animator == nil { gem.center = place(onRight: isRight) }
  }

  override func play() { spring(toRight: !isRight, after: 0.5) }

  private func place(onRight isRight: Bool) -> CGPoint {
    CGPoint(x: isRight ? stage.bounds.width - 52 : 52, y: stage.bounds.midY + 4)
  }

  private func spring(
    toRight: Bool, after delay: TimeInterval, velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    isRight = toRight
    let spring = UISpringTimingParameters(dampingRatio: 0.45, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 1.6, timingParameters: spring)
    animator.addAnimations {
      self.gem.center = self.place(onRight: toRight)
      self.gem.transform = CGAffineTransform(rotationAngle: toRight ? .pi / 2 : 0)
      self.gem.backgroundColor = toRight ? .systemIndigo : .systemBlue
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.spring(toRight: !toRight, after: 0.4) }
    }
    animator.startAnimation(afterDelay: delay)
    self.animator = animator
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: animator?.stopAnimation(true)
    case .changed:
      let way = pan.translation(in: stage)
      gem.center = CGPoint(x: gem.center.x + way.x, y: gem.center.y + way.y)
      pan.setTranslation(.zero, in: stage)
    case .ended, .cancelled:
      let speed = pan.velocity(in: stage)
      let toRight = gem.center.x + speed.x * 0.15 > stage.bounds.midX
      let goal = place(onRight: toRight)
      let way = CGPoint(x: goal.x - gem.center.x, y: goal.y - gem.center.y)
      let velocity = CGVector(
        dx: abs(way.x) > 1 ? speed.x / way.x : 0, dy: abs(way.y) > 1 ? speed.y / way.y : 0)
      spring(toRight: toRight, after: 0, velocity: velocity)
    default: break
    }
  }
}
