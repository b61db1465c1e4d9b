import CoreGraphics
import RenderKit

// A flipped layer turns the y axis of its coordinates over. Everything in it and in its sublayers turns
// with it, but for images, which stay upright.

extension CALayer {
  func changeGeometryFlipped(to isFlipped: Bool) {
    if isFlipped == snapshot.depth.isGeometryFlipped { return }
    changeSilently(\.rare.depth.isGeometryFlipped, to: isFlipped)
    flags.set(.isFlipped, isFlipped)
    turnTreeOver()
  }

  /// To be called on a layer that has come under another or left it.
  func turnOver(with parent: CALayer) {
    if parent.flags.contains(.isUpsideDown) { turnTreeOver() }
  }

  /// Undoes what came from a parent that is deallocated.
  func turnBack() {
    if flags.contains(.isUpsideDown) != flags.contains(.isFlipped) { turnTreeOver() }
  }

  private func turnTreeOver() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.flags.formSymmetricDifference(.isUpsideDown)
      layer.mirrorContents()
      waiting += layer.children
      if let rareData = layer.rareData {
        waiting += [rareData.mask, rareData.underlay].compactMap(\.self)
      }
    }
  }

  /// To be called when new contents may be of the other kind.
  func keepContentsUpright() {
    if flags.contains(.isUpsideDown) { mirrorContents() }
  }

  /// Mirrors contents that would else be upside down.
  private func mirrorContents() {
    let areMirrored = flags.contains(.isUpsideDown) && hasUprightContents
    changeSilently(\.rare.sampling.isMirrored, to: areMirrored)
  }
}
