import CoreGraphics

/// How a layer's old picture changes to its new one.
package struct TransitionAnimation: Hashable, Sendable {
  package enum Style: Sendable {
    case fade, moveIn, push, reveal
    /// The old picture for the first half, then the new one: for flips, which rotate the layer
    /// meanwhile.
    case cut
  }

  /// The side of the screen where the motion begins.
  package enum Edge: Sendable { case left, right, above, below }

  package var style = Style.fade
  package var edge = Edge.left
  /// The part of the whole transition to play, 0...1 each.
  package var start = 0.0
  package var end = 1.0

  package init() {}

  /// The transition's progress for its animation's eased progress.
  func progress(at paced: Double) -> Double { min(max(start + (end - start) * paced, 0), 1) }
}

/// The positions and opacities of a transition's two pictures at one moment.
struct TransitionPose {
  /// In points of the layer's plane.
  var oldShift = SIMD2<Double>.zero
  var newShift = SIMD2<Double>.zero
  var oldAlpha: Float = 1
  var newAlpha: Float = 1
  var isOldInFront = false
  /// Whether the two are summed instead of one being painted over the other.
  var isMixed = false

  /// The incoming picture fades in and the outgoing one fades out, as on iOS.
  init(_ transition: TransitionAnimation, at progress: Double, size: SIMD2<Double>) {
    let outside = transition.edge.direction * size
    let share = Float(progress)
    switch transition.style {
    case .fade: (oldAlpha, newAlpha, isMixed) = (1 - share, share, true)
    case .cut: (oldAlpha, newAlpha) = progress < 0.5 ? (1, 0) : (0, 1)
    case .moveIn: (newShift, newAlpha) = (outside * (1 - progress), share)
    case .push:
      (newShift, newAlpha) = (outside * (1 - progress), share)
      (oldShift, oldAlpha) = (outside * -progress, 1 - share)
    case .reveal:
      (oldShift, oldAlpha, isOldInFront) = (outside * -progress, 1 - share, true)
    }
  }
}

extension TransitionAnimation.Edge {
  fileprivate var direction: SIMD2<Double> {
    switch self {
    case .left: SIMD2(-1, 0)
    case .right: SIMD2(1, 0)
    case .above: SIMD2(0, -1)
    case .below: SIMD2(0, 1)
    }
  }
}
