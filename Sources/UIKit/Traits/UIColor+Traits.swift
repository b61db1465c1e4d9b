extension UIColor {
  /// The fixed colour for these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: resolvedCGColor(traitCollection))
  }
}
