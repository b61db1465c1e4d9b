import CoreGraphics

extension UICollectionReusableView {
  /// A direction in which neither constraints nor a content configuration say anything keeps its length.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = attributes.copied
    let estimates = attributes.estimates
    let size = CGSize(
      width: estimates.width ? 0 : attributes.size.width,
      height: estimates.height ? 0 : attributes.size.height)
    let fitting = fittingSize(size, estimates.width, estimates.height)
    if estimates.width, fitting.width > 0 { fitted.size.width = fitting.width }
    if estimates.height, fitting.height > 0 { fitted.size.height = fitting.height }
    return fitted
  }

  private func fittingSize(
    _ target: CGSize, _ estimatesWidth: Bool, _ estimatesHeight: Bool
  ) -> CGSize {
    measuredView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: estimatesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimatesHeight ? .fittingSizeLevel : .required)
  }
}
