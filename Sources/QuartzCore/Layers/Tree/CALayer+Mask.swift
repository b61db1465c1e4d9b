import CoreGraphics
import RenderKit

extension CALayer {
  /// The mask; for a presentation copy, a copy of its original's.
  var visibleMask: CALayer? {
    flags.contains(.isPresentation) ? rareData?.original?.mask?.presentation() : rareData?.mask
  }

  /// Whether the layer is its superlayer's mask instead of a sublayer.
  var isMask: Bool { rareData?.isMask ?? false }

  func setMask(_ new: CALayer?) {
    let old = rareData?.mask
    if old === new { return }
    if let new { refuseMask(new) }
    change(event: "mask", from: old?.id, to: new?.id) {
      ensureRareData.mask = new
      $0.rare.group.mask = new?.id
    }
    if let old { release(mask: old) }
    if let new { adopt(mask: new) }
  }

  private func release(mask: CALayer) {
    mask.parent = nil
    mask.turnOver(with: self)
    mask.rareData?.isMask = false
    host?.detach(mask)
  }

  private func adopt(mask: CALayer) {
    mask.parent = self
    mask.turnOver(with: self)
    mask.ensureRareData.isMask = true
    if mask.flags.needsLayoutWalk { mask.markAncestorsForLayout() }
    host?.attach(mask)
  }

  private func refuseMask(_ mask: CALayer) {
    precondition(
      !mask.isMask, "a layer can be the mask of one layer only: take it from there first")
    precondition(
      mask.parent == nil, "a mask must not have a superlayer: call removeFromSuperlayer() first")
    precondition(mask.host == nil, "a layer that a window shows cannot be a mask")
    for layer in selfAndModelAncestors {
      precondition(layer !== mask, "a layer cannot be the mask of itself or of its own tree")
    }
  }
}
