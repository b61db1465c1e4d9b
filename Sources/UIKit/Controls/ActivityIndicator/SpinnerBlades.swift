import CoreGraphics
import Foundation
import QuartzCore

/// The eight blades of an activity indicator: each in its place for good, its opacity in steps.
@MainActor
final class SpinnerBlades {
  /// Of 255, the brightest first; measured on iOS 26.
  private static let levels: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]
  /// A turn takes a second.
  private static let turn = 1.0
  /// Parts of the radius: where blades begin, and how wide they are.
  private static let (inner, width): (CGFloat, CGFloat) = (0.5, 0.25)

  let layers = SpinnerBlades.levels.map { level in
    let layer = CAShapeLayer()
    layer.opacity = Float(level / 255)
    return layer
  }

  var color: CGColor? {
    didSet {
      if color == oldValue { return }
      CATransaction.withoutActions { for layer in layers { layer.fillColor = color } }
    }
  }

  /// The number of blades that show, from the top clockwise.
  var shown = SpinnerBlades.levels.count {
    didSet {
      if shown == oldValue { return }
      CATransaction.withoutActions {
        for (index, layer) in layers.enumerated() {
          layer.isHidden = (layers.count - index) % layers.count >= shown
        }
      }
    }
  }

  func place(in bounds: CGRect, size: CGSize) {
    CATransaction.withoutActions {
      for (index, layer) in layers.enumerated() {
        layer.frame = bounds
        layer.path = blade(index, middle: CGPoint(x: bounds.width / 2, y: bounds.height / 2), size)
      }
    }
  }

  /// The one at the top first, then clockwise: the wheel turns clockwise, with its tail behind.
  private func blade(_ index: Int, middle: CGPoint, _ size: CGSize) -> CGPath {
    let radius = size.width / 2
    let (length, width) = (radius * (1 - Self.inner), radius * Self.width)
    let shape = CGRect(x: -width / 2, y: -radius, width: width, height: length)
    var place = CGAffineTransform(translationX: middle.x, y: middle.y)
      .rotated(by: -CGFloat(index) * 2 * .pi / CGFloat(Self.levels.count))
    return CGPath(
      roundedRect: shape, cornerWidth: width / 2, cornerHeight: width / 2, transform: &place)
  }

  func start() {
    for (index, layer) in layers.enumerated() where layer.animation(forKey: "turn") == nil {
      let steps = CAKeyframeAnimation(keyPath: "opacity")
      let count = Self.levels.count
      steps.values = (0..<count).map { Self.levels[(index + $0) % count] / 255 }
      steps.calculationMode = .discrete
      steps.duration = Self.turn
      steps.repeatCount = .infinity
      layer.add(steps, forKey: "turn")
    }
  }

  func stop() { for layer in layers { layer.removeAnimation(forKey: "turn") } }
}
