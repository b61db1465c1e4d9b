import CoreGraphics

extension UIView {
  /// The colour that was set while the layer still has it, else the layer's.
  var currentBackgroundColor: UIColor? {
    if let own = ownBackgroundColor, own.resolved == layer.backgroundColor { return own.color }
    return layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  func setBackgroundColor(_ color: UIColor?) {
    let resolved = color?.resolvedColor(with: traitCollection).cgColor
    ownBackgroundColor = color.flatMap { color in resolved.map { (color, $0) } }
    layer.backgroundColor = resolved
    if layer.isOpaque { markNeedsDisplay() }
  }

  /// Called after a change of traits. Keeps a colour that was set on the layer directly.
  func refreshDynamicColors() {
    guard let own = ownBackgroundColor, own.resolved == layer.backgroundColor else { return }
    setBackgroundColor(own.color)
  }
}
