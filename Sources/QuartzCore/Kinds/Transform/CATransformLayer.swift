import CoreGraphics
import RenderKit

/// A layer that shows nothing itself and does not flatten its sublayers: they keep their z, in a 3D
/// space shared with the sublayers of nested transform layers.
///
/// They are painted back to front by the depth of their centres; intersecting layers are not split.
/// Background, border, contents, clipping and everything else that needs a plane is ignored, and
/// `opacity` fades each sublayer on its own.
open class CATransformLayer: CALayer {
  /// A layer without sublayers.
  public override init() {
    super.init()
    snapshot.kind = TransformSnapshot()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    snapshot.kind = TransformSnapshot()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Always false: a transform layer has no plane to contain a point.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
