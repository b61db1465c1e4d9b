public import CoreGraphics
import RenderKit

extension CALayer {
  /// Applied to every sublayer, about this layer's anchor point: perspective for all of them (m34),
  /// say. Animatable.
  public var sublayerTransform: CATransform3D {
    get { snapshot.depth.sublayerTransform }
    set { change(.sublayerTransform, to: newValue) }
  }

  /// How far the pivot of `transform` lies in front of the layer's plane; points. Animatable.
  public var anchorPointZ: CGFloat {
    get { snapshot.depth.anchorPointZ }
    set { change(.anchorPointZ, to: newValue) }
  }

  /// Whether the layer and what is in it can be seen from behind; which side is seen follows from
  /// all transforms above. Hit tests do not ask.
  public var isDoubleSided: Bool {
    get { snapshot.depth.isDoubleSided }
    set { change(.isDoubleSided, to: newValue) }
  }
}
