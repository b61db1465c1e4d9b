import CoreGraphics
package import RenderKit

/// Animations that run together on the group's clock and end with it.
///
/// Members without a duration last as long as the group; their delegates and
/// `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The members, timed by the group's clock and cut off at its end.
  open var animations: [CAAnimation]?

  package override func makeEffect(in layerClass: CALayer.Type) -> AnimationSnapshot.Effect {
    .group(
      (animations ?? []).map { member in
        member.copyForLayer(defaultDuration: duration)
          .makeSnapshot(id: AnimationID(rawValue: 0), for: layerClass)
      })
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.copy(with: nil) as? CAAnimation ?? $0 }
  }
}
