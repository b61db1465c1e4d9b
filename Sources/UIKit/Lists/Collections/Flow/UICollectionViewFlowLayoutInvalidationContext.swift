/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are asked for again; true by default. False saves that where only the offset has
  /// changed.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are computed again; true by default. They are where sizes are asked for again.
  open var invalidateFlowLayoutAttributes = true

  public override init() { super.init() }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the sizes that a flow layout knows may be others.
  var concernsFlowMetrics: Bool {
    let flow = self as? UICollectionViewFlowLayoutInvalidationContext
    return invalidateEverything || invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
  }
}
