extension UIView {
  /// Adds a guide after the others; it leaves the view it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    adopt(layoutGuide)
  }

  /// Removes a guide, and all constraints that mention it. Does nothing if it is another view's.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, !layoutGuide.isOfSystem else { return }
    abandon(layoutGuide)
  }

  /// Those that were added, in this order.
  public var layoutGuides: [UILayoutGuide] {
    viewLayout?.guides.filter { !$0.isOfSystem } ?? []
  }

  func abandon(_ guide: UILayoutGuide) {
    for constraint in guide.mentions.all { constraint.holder?.release(constraint) }
    viewLayout?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  func adopt(_ guide: UILayoutGuide) {
    guide.owningView = self
    ensureViewLayout.guides.append(guide)
  }

  /// The guide of a class of the system's, made on first use.
  func systemGuide<Guide: UILayoutGuide>(_ type: Guide.Type, _ make: () -> Guide) -> Guide {
    if let guide = viewLayout?.guides.lazy.compactMap({ $0 as? Guide }).first { return guide }
    let guide = make()
    if guide.owningView !== self { adopt(guide) }
    return guide
  }
}
