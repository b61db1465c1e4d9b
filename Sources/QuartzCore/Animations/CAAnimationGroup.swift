import CoreGraphics
package import RenderKit

/// Animations that run together on the group's clock, cut off at its end.
///
/// Members that have no duration last as long as the group; their delegates and
/// `isRemovedOnCompletion` are not looked at.
open class CAAnimationGroup: CAAnimation {
  /// Played together on the group's clock and cut off by its duration.
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
