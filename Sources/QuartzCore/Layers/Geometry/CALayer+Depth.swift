public import CoreGraphics
import RenderKit

extension CALayer {
  /// Applied to every sublayer, about this layer's anchor point: perspective for all of them (m34),
  /// say. Animatable.
  public var sublayerTransform: CATransform3D {
    get { snapshot.depth.sublayerTransform }
    set {
      guard accepts(newValue.isPlaceable, "sublayerTransform") else { return }
      change(.sublayerTransform, from: snapshot.depth.sublayerTransform, to: newValue) {
        $0.depth.sublayerTransform = newValue
      }
    }
  }

  /// How far the pivot of `transform` lies in front of the layer's plane; points. Animatable.
  public var anchorPointZ: CGFloat {
    get { snapshot.depth.anchorPointZ }
    set {
      guard accepts(newValue.isPlaceable, "anchorPointZ") else { return }
      change(.anchorPointZ, from: snapshot.depth.anchorPointZ, to: newValue) {
        $0.depth.anchorPointZ = newValue
      }
    }
  }

  /// Whether the layer and what is in it can be seen from behind; which side is seen follows from
  /// all transforms above. Hit tests do not ask.
  public var isDoubleSided: Bool {
    get { snapshot.depth.isDoubleSided }
    set {
      change(.isDoubleSided, from: snapshot.depth.isDoubleSided, to: newValue) {
        $0.depth.isDoubleSided = newValue
      }
    }
  }
}
