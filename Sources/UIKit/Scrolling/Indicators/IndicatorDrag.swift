import CoreGraphics

/// What the mouse does with an indicator: it drags it, or pages towards the pointer.
struct IndicatorDrag {
  let indicator: ScrollIndicator
  /// -1 or 1 for pages, 0 for a drag.
  let side: Int
  /// Where the drag began: the pointer, counted from the corner of the scroll view, and the offset.
  let start: CGPoint
  let offset: CGPoint
}
