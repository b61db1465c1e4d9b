import CoreGraphics
import Foundation

// Wheels and keys: the content follows a target that their steps move.
extension UIScrollView {
  /// Where the content will be when the steps so far are done.
  var targetOfSteps: CGPoint {
    smooth.map { CGPoint(x: $0.x.target, y: $0.y.target) } ?? contentOffset
  }

  /// Moves the target; the content goes after it, with the speed it has.
  func step(to target: CGPoint) {
    if smooth == nil {
      guard target != contentOffset else { return }
      stopMotion()
      smooth = (SmoothScroll(at: contentOffset.x), SmoothScroll(at: contentOffset.y))
      followSteps()
    }
    smooth?.x.target = target.x
    smooth?.y.target = target.y
  }

  private func followSteps() {
    var last: TimeInterval = 0
    driver.run { [weak self] time in
      guard let self else { return false }
      smooth?.x.advance(by: time - last)
      smooth?.y.advance(by: time - last)
      last = time
      guard let smooth else { return false }
      let isThere = smooth.x.isAtTarget && smooth.y.isAtTarget
      scroll(
        to: isThere ? targetOfSteps : CGPoint(x: smooth.x.place, y: smooth.y.place))
      if isThere { endSteps() }
      return !isThere
    }
  }

  private func endSteps() {
    smooth = nil
    let motion = driver.motion
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    if isDragging { return }
    hideIndicators()
    if driver.motion == motion { returnIntoRange() }
  }

  /// A wheel turns on before the content has followed.
  func goOnFromCoasting() {
    guard smooth != nil else { return catchMotion() }
    guard isDecelerating else { return }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The wheel passes no edge, but it pulls at a refresh control.
  func followWheel() {
    let travel = pan.translation(in: superview)
    pan.setTranslation(.zero, in: superview)
    var target = targetOfSteps
    if isDraggable(.horizontal) { target.x -= travel.x }
    if wheelPull < 0 || isDraggable(.vertical) { target.y -= travel.y }
    step(to: refreshControl == nil ? clamp(target) : pulled(target, by: -travel.y))
  }

  private func pulled(_ target: CGPoint, by step: CGFloat) -> CGPoint {
    var place = clamp(target)
    let start = rangeY.min
    guard wheelPull < 0 || target.y < start else { return place }
    let unlimited = wheelPull < 0 ? start + wheelPull + step : target.y
    wheelPull = min(unlimited - start, 0)
    place.y =
      wheelPull < 0
      ? start + RubberBand(length: bounds.height).stretched(wheelPull) : rangeY.clamp(unlimited)
    return place
  }

  /// The delegate is told as of a drag. Paging turns to the page that the wheel was turned to.
  func endWheel() {
    wheelPull = 0
    refreshControl?.scrollViewDidLift()
    let natural = clamp(targetOfSteps)
    var target = isPagingEnabled ? page(turnedTo: natural) : natural
    if let follower { target = follower.restingOffset(of: self, near: target) }
    target = restingOffset(near: target, .zero)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    if target.x.isFinite, target.y.isFinite { step(to: target) }
    let goesOn = smooth != nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return hideIndicators() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }
}
