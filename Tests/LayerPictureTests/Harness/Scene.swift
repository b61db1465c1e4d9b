import UIKit

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

@MainActor
extension CALayer {
  /// Adds a plain layer.
  @discardableResult
  func add(
    _ frame: CGRect, _ color: CGColor? = nil, _ prepare: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    add(CALayer(), frame) {
      $0.backgroundColor = color
      prepare($0)
    }
  }

  /// Adds a layer of any class.
  @discardableResult
  func add<Layer: CALayer>(
    _ layer: Layer, _ frame: CGRect, _ prepare: (Layer) -> Void = { _ in }
  ) -> Layer {
    layer.frame = frame
    prepare(layer)
    addSublayer(layer)
    return layer
  }

  func turn(_ degrees: CGFloat) {
    transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }
}

extension CATransform3D {
  /// A perspective transform for an eye at this distance.
  static func perspective(_ distance: CGFloat) -> CATransform3D {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1 / distance
    return matrix
  }

  func turned(_ degrees: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DRotate(self, degrees * .pi / 180, x, y, z)
  }

  func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DTranslate(self, x, y, z)
  }
}
