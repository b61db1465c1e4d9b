public import CoreGraphics
public import Foundation

/// Places elements between their places in two layouts, as far along as a gesture or an animation says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that is left.
  public let currentLayout: UICollectionViewLayout
  /// The layout that is gone to.
  public let nextLayout: UICollectionViewLayout
  /// From 0 for the current layout to 1 for the next one; may go beyond. Numbers that are none are not taken.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite, newValue != progress else { return }
      progress = newValue
      progressDidChange()
    }
  }
  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]
  private var pairs: [TransitionPair]?
  /// Where the view is scrolled to at both ends.
  var offsets = (from: CGPoint.zero, to: CGPoint.zero)

  /// Between two layouts.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// Between two flow layouts, as there are no archives to read.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// Keeps a number that a subclass places elements by. Set it before the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The number that was kept; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { pairs = nil }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    currentLayout.collectionViewContentSize.toward(
      nextLayout.collectionViewContentSize, transitionProgress)
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    transitionPairs.map { $0.attributes(at: transitionProgress) }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pair(.cell(indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    pair(.supplementary(elementKind, indexPath))
  }

  // MARK: Overrides for the package

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}

extension UICollectionViewTransitionLayout {
  private func progressDidChange() {
    invalidateLayout()
    collectionView?.bounds.origin = offsets.from.toward(offsets.to, transitionProgress)
  }

  private func pair(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    TransitionPair(currentLayout.placed(element), nextLayout.placed(element))?
      .attributes(at: transitionProgress)
  }

  /// Of all that is in view at one end or the other.
  private var transitionPairs: [TransitionPair] {
    if let pairs { return pairs }
    guard let size = collectionView?.bounds.size else { return [] }
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
    let from = currentLayout.placedElements(in: CGRect(origin: offsets.from, size: size))
    let to = nextLayout.placedElements(in: CGRect(origin: offsets.to, size: size))
    var seen: Set<CollectionElement> = []
    let found = (from + to).map(\.element).filter { seen.insert($0).inserted }
      .compactMap { TransitionPair(currentLayout.placed($0), nextLayout.placed($0)) }
    pairs = found
    return found
  }
}
