extension UIColor {
  /// The fixed colour this one is under `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .pair(let light, let dark) = storage else { return self }
    return UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }
}
