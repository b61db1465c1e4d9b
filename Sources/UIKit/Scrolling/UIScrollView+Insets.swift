import CoreGraphics

extension UIScrollView {
  /// What of the safe area is added to the program's insets. An axis scrolls if the content is longer
  /// than the view, or bounces there.
  var safeAreaAdjustment: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    let isPulled = refreshControl != nil
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isBeneathBars = follower != nil && contentInsetAdjustmentBehavior == .automatic
      let scrollsDown =
        isBeneathBars || contentSize.height > bounds.height || alwaysBounceVertical || isPulled
      return UIEdgeInsets(
        top: scrollsDown ? area.top : 0, left: scrollsAcross ? area.left : 0,
        bottom: scrollsDown ? area.bottom : 0, right: scrollsAcross ? area.right : 0)
    }
  }

  /// Called after something that the adjusted inset follows from was changed.
  func adjustedInsetMayHaveChanged() {
    let (old, new) = (toldAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    toldAdjustedInset = new
    placeAttachments()
    stayAtRest(from: old, to: new)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Content that rests and fits is where it belongs.
  func alignContent() {
    guard !isTracking, !isDecelerating, !driver.isRunning else { return }
    scroll(to: clamp(contentOffset))
  }

  /// Content that rests at its leading edge stays there.
  private func stayAtRest(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard !isDragging, !isDecelerating else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top, !isRefreshInsetChanging { offset.y = -new.top }
    scroll(to: offset)
  }

  /// Where an indicator may lie, of the bounds.
  func indicatorTrack(_ insets: UIEdgeInsets) -> CGRect {
    let area = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    return bounds.inset(by: insets + area)
  }
}
