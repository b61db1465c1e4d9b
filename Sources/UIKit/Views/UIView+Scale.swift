import CoreGraphics
import QuartzCore

extension UIView {
  /// Draws again if the screen has another scale, and so does the view's mask.
  func followScreenScale() {
    guard let scale = ownWindow?.screen.scale else { return }
    adoptScale(scale)
    rareData?.mask?.adoptScaleInTree(scale)
  }

  /// A scale that no layer can have changes nothing.
  func setContentScale(_ scale: CGFloat) {
    layer.contentsScale = scale
    if layer.contentsScale == scale { ensureRareData.keepsContentScale = true }
  }

  private func adoptScale(_ scale: CGFloat) {
    guard drawsItself, scale != layer.contentsScale, !(rareData?.keepsContentScale ?? false) else {
      return
    }
    layer.contentsScale = scale
    layer.setNeedsDisplay()
  }

  private func adoptScaleInTree(_ scale: CGFloat) {
    adoptScale(scale)
    for child in subviews { child.adoptScaleInTree(scale) }
  }
}
