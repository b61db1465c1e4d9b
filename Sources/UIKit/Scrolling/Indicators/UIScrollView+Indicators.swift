import CoreGraphics

extension UIScrollView {
  /// Places what does not scroll with the content.
  func placeAttachments() {
    refreshControl?.follow()
    if canShowVerticalIndicator {
      indicators.vertical.place(
        in: bounds, track: indicatorTrack(verticalScrollIndicatorInsets),
        at: isRightToLeft ? .left : .right, content: contentSize.height, range: rangeY)
    }
    if canShowHorizontalIndicator {
      indicators.horizontal.place(
        in: bounds, track: indicatorTrack(horizontalScrollIndicatorInsets), at: .bottom,
        content: contentSize.width, range: rangeX)
    }
  }

  private var canShowVerticalIndicator: Bool {
    showsVerticalScrollIndicator && rangeY.max > rangeY.min
  }
  private var canShowHorizontalIndicator: Bool {
    showsHorizontalScrollIndicator && rangeX.max > rangeX.min
  }

  func showIndicators() {
    for indicator in shownIndicators {
      indicator.backgroundColor = ScrollIndicator.color(indicatorStyle)
      indicator.appear()
    }
  }

  /// Those under the mouse stay.
  func hideIndicators() {
    for indicator in shownIndicators where !indicator.isWide { indicator.fadeOut() }
  }

  var shownIndicators: [ScrollIndicator] {
    var shown: [ScrollIndicator] = []
    if canShowVerticalIndicator { shown.append(indicators.vertical) }
    if canShowHorizontalIndicator { shown.append(indicators.horizontal) }
    return shown
  }
}
