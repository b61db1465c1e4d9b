import CoreGraphics

extension UIScrollView {
  /// Continues after a lift: the delegate may choose the target, then each axis moves to rest.
  func coast(with velocity: CGVector) {
    refreshControl?.scrollViewDidLift()
    var motion = (x: motionX(velocity.dx), y: motionY(velocity.dy))
    aim(&motion, velocity)
    let goesOn = motion.x.duration > 0 || motion.y.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return hideIndicators() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    move(motion) { $0.endCoasting() }
  }

  /// What is past an edge returns, without the delegate's being told of more than the offsets.
  func returnIntoRange() {
    guard contentOffset != clamp(contentOffset) else { return }
    move((motionX(0), motionY(0))) { $0.hideIndicators() }
  }

  private func move(
    _ motion: (x: ScrollMotion, y: ScrollMotion), _ end: @escaping @MainActor (UIScrollView) -> Void
  ) {
    let (x, y) = motion
    motionShift = .zero
    driver.run { [weak self] time in
      guard let self else { return false }
      scroll(to: shifted(CGPoint(x: x.offset(at: time), y: y.offset(at: time))))
      if time < max(x.duration, y.duration) { return true }
      end(self)
      return false
    }
  }

  private func endCoasting() {
    isDecelerating = false
    hideIndicators()
    let motion = driver.motion
    delegate?.scrollViewDidEndDecelerating(self)
    // The range may have changed on the way. The delegate may have begun another motion.
    if driver.motion == motion { returnIntoRange() }
  }

  private func motionX(_ velocity: CGFloat) -> ScrollMotion {
    ScrollMotion(
      from: contentOffset.x, velocity: velocity, rate: rate, in: rangeX,
      bounces: bounces(along: .horizontal))
  }

  private func motionY(_ velocity: CGFloat) -> ScrollMotion {
    ScrollMotion(
      from: contentOffset.y, velocity: velocity, rate: rate, in: rangeY,
      bounces: bounces(along: .vertical))
  }

  /// Paging and the delegate choose the target. An unchanged target keeps the natural motion.
  private func aim(_ motion: inout (x: ScrollMotion, y: ScrollMotion), _ velocity: CGVector) {
    let natural = CGPoint(x: motion.x.landing, y: motion.y.landing)
    var target = isPagingEnabled ? page(for: velocity) : natural
    if let follower { target = follower.restingOffset(of: self, near: target) }
    let speed = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    target = restingOffset(near: target, speed)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    if target.x != natural.x { motion.x = aimed(from: contentOffset.x, to: target.x) }
    if target.y != natural.y { motion.y = aimed(from: contentOffset.y, to: target.y) }
  }

  private func aimed(from start: CGFloat, to target: CGFloat) -> ScrollMotion {
    ScrollMotion(from: start, to: target.isFinite ? target : start, rate: rate)
  }

  private var rate: CGFloat {
    let wanted = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    return wanted > 0 && wanted < 1 ? wanted : DecelerationRate.normal.rawValue
  }

  /// A throw moves on by one page, a slow lift to the nearest page.
  private func page(for velocity: CGVector) -> CGPoint {
    clamp(
      CGPoint(
        x: Self.page(contentOffset.x, bounds.width, velocity.dx),
        y: Self.page(contentOffset.y, bounds.height, velocity.dy)))
  }

  /// The page after the one at the side from which the wheel was turned to `target`.
  func page(turnedTo target: CGPoint) -> CGPoint {
    let start = drag.unlimitedOffset(at: .zero)
    return clamp(
      CGPoint(
        x: Self.page(target.x, bounds.width, (target.x - start.x) * 1000),
        y: Self.page(target.y, bounds.height, (target.y - start.y) * 1000)))
  }

  private static func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    let isSlow = abs(velocity) <= 100
    let rule: FloatingPointRoundingRule =
      isSlow ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
    return length * (offset / length).rounded(rule)
  }
}
