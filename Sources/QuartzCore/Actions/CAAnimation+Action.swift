import CoreGraphics

extension CAAnimation {
  /// An animation that names no property animates the one whose change it answers.
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
