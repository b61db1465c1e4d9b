import CoreGraphics
import RenderKit

/// A layer that shows nothing itself and does not flatten its sublayers: they keep their depth, in
/// a space they share with those of transform layers within it.
///
/// They are painted from the farthest to the nearest by the depth of their middles; layers that
/// run through each other are not split. Background, border, contents, clipping and everything
/// else that takes a plane is ignored, and `opacity` fades each sublayer by itself.
open class CATransformLayer: CALayer {
  /// An empty space.
  public override init() {
    super.init()
    snapshot.kind = TransformSnapshot()
  }

  /// See `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// False: a transform layer has no plane a point could be in.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
