import CoreGraphics

extension CAAnimation {
  /// An animation without a key path animates the property that triggered it.
  func runAction(forKey event: String, object: Any) {
    guard let layer = object as? CALayer else { return }
    if let property = self as? CAPropertyAnimation, property.keyPath == nil,
      let copy = property.copy(with: nil) as? CAPropertyAnimation
    {
      copy.keyPath = event
      return layer.add(copy, forKey: event)
    }
    layer.add(self, forKey: event)
  }
}
