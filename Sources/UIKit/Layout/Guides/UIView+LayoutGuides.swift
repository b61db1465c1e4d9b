extension UIView {
  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    adopt(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self, !guide.isOfSystem else { return }
    abandon(guide)
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
