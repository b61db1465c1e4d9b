import Foundation
import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {}
extension UIView: @preconcurrency NSCoding {}

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass is \(layerClass); return a subclass of CALayer")
    }
    return LayerFactory.make(type)
  }

  func attachLayer() {
    layer.delegate = self
    if drawsItself { layer.setNeedsDisplay() }
    markNewForUpdates()
  }

  /// The layer is told only what the program says: a drawing keeps its alpha by default, so that a
  /// background of another colour, or none, shows through it.
  func setOpaque(_ isOpaque: Bool) {
    isTransparent = !isOpaque
    layer.isOpaque = isOpaque
  }
}
