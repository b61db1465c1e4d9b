import QuartzCore

extension UIView: @preconcurrency CALayerDelegate {}

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
  }
}
