import CoreGraphics
import Diagnostics
import Foundation

extension UIScrollView {
  var ensureZoom: ScrollZoom {
    if let zoom { return zoom }
    let made = ScrollZoom()
    zoom = made
    return made
  }

  /// The recognizer is there while the limits differ.
  func setZoomLimits(min: CGFloat, max: CGFloat) {
    guard min.isFinite, max.isFinite, min > 0, max > 0 else {
      return Log("scrolling").write("a zoom scale must be positive: \(min) to \(max) is not")
    }
    let zoom = ensureZoom
    zoom.limits = (min, max)
    if zoom.pinch.view == nil { zoom.pinch.addTarget(self, action: UIScrollView.pinchDidChange) }
    let isAttached = zoom.pinch.view === self
    if max > min, !isAttached { addGestureRecognizer(zoom.pinch) }
    if max <= min, isAttached { removeGestureRecognizer(zoom.pinch) }
  }

  /// Whether fingers and wheels zoom it.
  var isZoomable: Bool {
    guard let zoom, zoom.limits.max > zoom.limits.min else { return false }
    return zoomedView != nil
  }

  /// Asked of the delegate each time, and kept from the beginning of zooming to its end.
  var zoomedView: UIView? { zoom?.view ?? delegate?.viewForZooming(in: self) }

  /// A scale set by the program: about the middle of what shows.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = zoomedView, view.bounds.width > 0 else { return }
    let (geometry, target) = (zoomGeometry(of: view), ensureZoom.range.clamp(scale))
    let middle = geometry.point(at: geometry.middle, offset: contentOffset, scale: zoomScale)
    let offset = geometry.offset(showing: middle, at: geometry.middle, scale: target)
    zoom(view, to: target, offset, animated)
  }

  func zoom(showing rect: CGRect, animated: Bool) {
    guard rect.isFinite, let view = zoomedView, view.bounds.width > 0 else { return }
    let geometry = zoomGeometry(of: view)
    let target = ensureZoom.range.clamp(geometry.scale(fitting: rect))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let offset = geometry.offset(showing: middle, at: geometry.middle, scale: target)
    zoom(view, to: target, offset, animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, _ offset: CGPoint, _ animated: Bool) {
    stopMotion()
    let zoom = ensureZoom
    let target = zoomGeometry(of: view).clamp(offset, at: scale)
    guard animated else { return show(scale, of: view, at: target) }
    if zoom.scale == scale { return setContentOffset(target, animated: true) }
    beginZooming(view)
    run(.eased(scale: (zoom.scale, scale), offset: (contentOffset, target)))
  }

  func beginZooming(_ view: UIView) {
    ensureZoom.view = view
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  func endZooming() {
    guard let zoom, let view = zoom.view else { return }
    zoom.view = nil
    scroll(to: contentOffset)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
  }

  func run(_ motion: ZoomMotion) {
    zoom?.motion = motion
    motionShift = .zero
    driver.run { [weak self] time in
      guard let self, let view = zoom?.view else { return false }
      let state = motion.state(at: time)
      show(state.scale, of: view, at: shifted(state.offset))
      if time < motion.duration { return true }
      finishZoomMotion()
      return false
    }
  }

  /// Where something else moves the content now, the scale is at once what it would have become.
  func finishZoomMotion() {
    guard let zoom, let motion = zoom.motion else { return }
    zoom.motion = nil
    zoom.isBouncing = false
    if let view = zoom.view, zoom.scale != motion.scale.to {
      show(motion.scale.to, of: view, at: shifted(motion.offset.to))
    }
    endZooming()
  }

  func stopInPlace() {
    zoom?.motion = nil
    zoom?.isBouncing = false
    stopMotion()
    if zoom?.hold == nil { endZooming() }
  }

  /// Gives the view and the content a scale, and tells the delegate.
  func show(_ scale: CGFloat, of view: UIView, at offset: CGPoint) {
    let zoom = ensureZoom
    let isNew = zoom.scale != scale
    zoom.scale = scale
    if isNew {
      view.scale(to: scale, corner: zoomCorner(of: view))
      contentSize = view.frame.size
    }
    scroll(to: offset)
    if isNew { delegate?.scrollViewDidZoom(self) }
  }

  /// The corner of the zoomed view does not move.
  private func zoomCorner(of view: UIView) -> CGPoint { view.frame.origin }

  func zoomGeometry(of view: UIView) -> ZoomGeometry {
    ZoomGeometry(
      corner: zoomCorner(of: view), plane: view.bounds, room: bounds.size,
      insets: adjustedContentInset, alignment: contentAlignmentPoint)
  }

  /// At which constraints place a subview.
  func scale(showing subview: UIView) -> CGFloat {
    guard let zoom, zoom.scale != 1, zoomedView === subview else { return 1 }
    return zoom.scale
  }

  /// What constraints make of the content, at the scale there is.
  func zoomed(_ size: CGSize) -> CGSize {
    guard let zoom, zoom.scale != 1, zoomedView != nil else { return size }
    return CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
  }
}

extension UIView {
  fileprivate func scale(to scale: CGFloat, corner: CGPoint) {
    let wanted = CGAffineTransform(scaleX: scale, y: scale)
    if transform != wanted { transform = wanted }
    let anchor = layer.anchorPoint
    let place = CGPoint(
      x: corner.x + anchor.x * bounds.width * scale,
      y: corner.y + anchor.y * bounds.height * scale)
    if center != place { center = place }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
