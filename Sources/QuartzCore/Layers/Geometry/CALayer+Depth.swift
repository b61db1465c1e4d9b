public import CoreGraphics
import RenderKit

extension CALayer {
  /// Applied to every sublayer, about this layer's anchor point; for example, perspective for all
  /// of them (m34). Animatable.
  public var sublayerTransform: CATransform3D {
    get { snapshot.depth.sublayerTransform }
    set { change(.sublayerTransform, to: newValue) }
  }

  /// The z of the transform's pivot, in points in front of the layer's plane. Animatable.
  public var anchorPointZ: CGFloat {
    get { snapshot.depth.anchorPointZ }
    set { change(.anchorPointZ, to: newValue) }
  }

  /// Whether the layer and its sublayers are visible from behind, which depends on all transforms
  /// above. Hit tests ignore it.
  public var isDoubleSided: Bool {
    get { snapshot.depth.isDoubleSided }
    set { change(.isDoubleSided, to: newValue) }
  }
}
