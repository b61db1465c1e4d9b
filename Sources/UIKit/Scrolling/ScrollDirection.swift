import CoreGraphics

/// The axis of a drag or a step, and which way it goes along it.
struct ScrollDirection: Hashable {
  let axis: NSLayoutConstraint.Axis
  /// Whether it goes towards the start of the content, which then moves down or to the right.
  let isBackward: Bool

  init(along axis: NSLayoutConstraint.Axis, isBackward: Bool) {
    self.axis = axis
    self.isBackward = isBackward
  }

  /// The dominant direction of a finger's travel.
  init(_ travel: CGPoint) {
    let isAcross = abs(travel.x) > abs(travel.y)
    axis = isAcross ? .horizontal : .vertical
    isBackward = (isAcross ? travel.x : travel.y) > 0
  }
}
