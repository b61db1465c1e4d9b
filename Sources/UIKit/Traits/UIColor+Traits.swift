extension UIColor {
  /// The fixed colour this one is under `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = storage { return self }
    return UIColor(cgColor: resolvedCGColor(traitCollection))
  }
}
