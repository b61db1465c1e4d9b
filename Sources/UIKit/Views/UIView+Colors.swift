import CoreGraphics

extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    ownBackgroundColor = color
    refreshDynamicColors()
  }

  /// Equal colours change nothing in the layer.
  func refreshDynamicColors() {
    layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  var inheritedTintColor: UIColor { ownTintColor ?? superview?.tintColor ?? .systemBlue }

  func setTintColor(_ color: UIColor?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    tintDidChange()
  }

  private func tintDidChange() {
    tintColorDidChange()
    for child in subviews where child.ownTintColor == nil { child.tintDidChange() }
  }
}
