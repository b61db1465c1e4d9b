import CoreGraphics
import Foundation

extension UIScrollView {
  func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch()
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  /// As for drags, content that already has the fingers must give them up.
  func letsPinchBegin() -> Bool {
    let mayBegin = isScrollEnabled && isZoomable && contentGivesUp(touchesOf: zoom?.pinch)
    if !mayBegin { touchDelay.release() }
    return mayBegin
  }

  private func beginPinch() {
    guard let zoom, let view = zoomedView else { return }
    catchMotion()
    stopMotion()
    beginZooming(view)
    let point = zoomGeometry(of: view)
      .point(at: placeOfPinch, offset: unlimitedOffset, scale: zoom.scale)
    zoom.hold = ScrollZoom.Hold(
      scale: zoom.range.unresisted(zoom.scale), point: point, place: placeOfPinch)
    followPinch()
  }

  private func followPinch() {
    guard let zoom, let view = zoom.view, let hold = zoom.hold else { return }
    let wanted = max(hold.scale * zoom.pinch.scale, .leastNormalMagnitude)
    let (passesNothing, place) = (zoom.pinch.isScrolled, placeOfPinch)
    zoom.hold?.place = place
    let scale =
      zoom.bounces && !passesNothing ? zoom.range.resisted(wanted) : zoom.range.clamp(wanted)
    let geometry = zoomGeometry(of: view)
    let offset = geometry.offset(showing: hold.point, at: place, scale: scale)
    show(
      scale, of: view,
      at: passesNothing
        ? geometry.clamp(offset, at: scale) : held(offset, in: geometry.ranges(at: scale)))
  }

  /// Counted from the corner of the scroll view.
  private var placeOfPinch: CGPoint {
    let place = zoom?.pinch.location(in: self) ?? .zero
    return CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
  }

  private func endPinch() {
    guard let zoom, let view = zoom.view, let hold = zoom.hold else { return }
    zoom.hold = nil
    let target = zoom.range.clamp(zoom.scale)
    if target != zoom.scale { return bounceBack(view, to: target, about: hold.place) }
    endZooming()
    if isDragging { return restartDrag() }
    returnIntoRange()
  }

  /// To the limit, about what was between the fingers, and into the range of offsets there.
  private func bounceBack(_ view: UIView, to scale: CGFloat, about place: CGPoint) {
    guard let zoom else { return }
    abandonDrag()
    let geometry = zoomGeometry(of: view)
    let point = geometry.point(at: place, offset: contentOffset, scale: zoom.scale)
    let target = geometry.clamp(
      geometry.offset(showing: point, at: place, scale: scale), at: scale)
    zoom.isBouncing = true
    let size = geometry.contentSize(at: scale)
    run(
      .bounce(
        scale: (zoom.scale, scale), offset: (contentOffset, target),
        length: max(size.width, size.height)))
  }
}
