/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and distances are asked for again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are computed again; true by default.
  open var invalidateFlowLayoutAttributes = true

  public override init() { super.init() }
}
