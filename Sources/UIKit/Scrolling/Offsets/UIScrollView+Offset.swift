import CoreGraphics

extension UIScrollView {
  var rangeX: ScrollRange {
    ScrollRange(
      content: contentSize.width, bounds: bounds.width, leading: adjustedContentInset.left,
      trailing: adjustedContentInset.right, alignment: contentAlignmentPoint.x)
  }

  var rangeY: ScrollRange {
    ScrollRange(
      content: contentSize.height, bounds: bounds.height,
      leading: adjustedContentInset.top + largeTitleRoom,
      trailing: adjustedContentInset.bottom, alignment: contentAlignmentPoint.y)
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: rangeX.clamp(offset.x), y: rangeY.clamp(offset.y))
  }

  /// Moves the content, rounded to device pixels unless it is being zoomed, and tells the delegate.
  func scroll(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let place =
      zoom?.isChanging == true ? offset : CGPoint(x: onPixel(offset.x), y: onPixel(offset.y))
    if place == bounds.origin { return }
    bounds.origin = place
    placeAttachments()
    follower?.scrollViewDidMove(self)
    if edgeEffects != nil { tellEdgeElements() }
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves the content over several frames, and tells the delegate that it has arrived.
  func glide(to offset: CGPoint) {
    let start = contentOffset
    if start == offset { return }
    motionShift = .zero
    isGliding = true
    driver.run { [weak self] time in
      guard let self else { return false }
      let part = ScrollAnimation.part(at: time)
      let place = CGPoint(
        x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
      scroll(to: shifted(place))
      if part < 1 { return true }
      isGliding = false
      delegate?.scrollViewDidEndScrollingAnimation(self)
      arrive()
      return false
    }
  }

  private func arrive() {
    let tell = whenAtTop
    whenAtTop = nil
    tell?()
  }

  /// Moves the content by what was added above or left of what shows, so that the latter stays; a drag
  /// and a motion go on from there. The delegate is not told.
  func shiftContent(by distance: CGPoint) {
    let place = CGPoint(
      x: onPixel(contentOffset.x + distance.x), y: onPixel(contentOffset.y + distance.y))
    let step = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    guard step != .zero, step.x.isFinite, step.y.isFinite else { return }
    motionShift = CGPoint(x: motionShift.x + step.x, y: motionShift.y + step.y)
    drag.shift(by: step)
    smooth?.x.shift(by: step.x)
    smooth?.y.shift(by: step.y)
    bounds.origin = place
    placeAttachments()
  }

  func shifted(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + motionShift.x, y: place.y + motionShift.y)
  }

  /// Stops the content's own motion.
  func stopMotion() {
    driver.stop()
    isDecelerating = false
    isGliding = false
    smooth = nil
    whenAtTop = nil
    finishZoomMotion()
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let room = bounds.inset(by: adjustedContentInset)
    let x = Self.step(from: room.minX, room.width, to: rect.minX, rect.width)
    let y = Self.step(from: room.minY, room.height, to: rect.minY, rect.height)
    return clamp(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
  }

  /// The shortest step that brings an interval into view; shows its start if it is too long.
  private static func step(
    from start: CGFloat, _ room: CGFloat, to target: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    if target < start || length > room { return target - start }
    return max(0, target + length - start - room)
  }

  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = window?.screen.scale ?? UIScreen.main.scale
    return (length * scale).rounded() / scale
  }
}
