import CoreGraphics
import RasterKit

/// A layer's transition while its animation is attached. Render queue only.
final class LayerTransition {
  let id: AnimationID
  let animation: TransitionAnimation
  /// nil where the layer showed nothing before.
  let old: OutgoingBitmap?
  /// nil before the begin and after the end of the transition.
  var progress: Double?

  init(_ id: AnimationID, _ animation: TransitionAnimation, old: OutgoingBitmap?) {
    (self.id, self.animation, self.old) = (id, animation, old)
  }

  /// The pictures' current positions, in a layer with these bounds.
  func pose(in bounds: PlaneRect) -> TransitionPose { pose(at: progress ?? 1, in: bounds) }

  /// The bounding box of everything the two pictures pass over, where the layer itself covers
  /// `reach`.
  func sweep(of reach: PlaneRect, in bounds: PlaneRect) -> PlaneRect {
    var box = reach
    for progress in [0.0, 1] {
      let pose = pose(at: progress, in: bounds)
      if !reach.isEmpty { box = box.union(reach.offsetBy(pose.newShift.x, pose.newShift.y)) }
      if let old { box = box.union(old.box.offsetBy(pose.oldShift.x, pose.oldShift.y)) }
    }
    return box
  }

  private func pose(at progress: Double, in bounds: PlaneRect) -> TransitionPose {
    TransitionPose(animation, at: progress, size: SIMD2(bounds.width, bounds.height))
  }
}

extension RenderLayer {
  /// The current transition.
  var transition: LayerTransition? {
    guard let transition = animator?.transition, transition.progress != nil else { return nil }
    return transition
  }
}
