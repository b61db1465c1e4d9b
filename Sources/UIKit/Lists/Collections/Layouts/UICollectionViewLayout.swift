public import CoreGraphics
public import Foundation

/// Says where the elements of a collection view lie. Subclasses override what differs.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The class of its attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of its invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The view that it lays out; nil while it is none's.
  open internal(set) weak var collectionView: UICollectionView?
  /// By kind.
  var decorationMakers: [String: () -> UICollectionReusableView] = [:]
  /// Attributes that nobody has any longer.
  var spareAttributes: [UICollectionViewLayoutAttributes] = []
  /// Whether `prepare()` is to be called before the next question.
  var needsPreparing = true

  public override init() { super.init() }
  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(self, as: UICollectionViewLayout.self)
  }

  // MARK: Invalidating

  /// Has everything laid out again before the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Has a part laid out again before the next frame. Overrides forget what the context says, and call
  /// super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Decoration views of this kind are made from this class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return decorationMakers[elementKind] = nil
    }
    decorationMakers[elementKind] = { ViewMaker.make(type, frame: .zero) }
  }

  /// Decoration views of this kind are made from this nib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      let view = nib.onlyObject(UICollectionReusableView.self, elementKind)
      // Decorations are not used again.
      view.reuseIdentifier = nil
      return view
    }
  }

  // MARK: Questions; override these

  /// Called before the first question after an invalidation. Compute here what all of them need.
  open func prepare() {}
  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all that meets a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of a cell, in view or not.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view, in view or not.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view, in view or not.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether scrolling or resizing to these bounds invalidates the layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What these bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Whether what a view would like to be invalidates the layout; by default, if it is another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }
  /// What a view invalidates by what it would like to be.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.measured[originalAttributes.element] = preferredAttributes.size
    return context
  }
  /// Where scrolling that was thrown comes to rest; by default where it would. In points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after an update or a change of the layout; by default the one that would be.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The direction that the layout was made for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the other direction; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates; override these

  /// Called before the changes of a batch are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called while they are shown, inside the animation.
  open func finalizeCollectionViewUpdates() {}
  /// Called when the bounds have changed in an animation, before what is in view follows.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called when what is in view goes to its places, inside the animation.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on a layout before another one takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on a layout before it takes the place of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both after the one has taken the place of the other.
  open func finalizeLayoutTransition() {}
  /// From where a cell comes in; nil for its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a cell goes; nil for its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// From where a supplementary view comes in; nil for its place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view goes; nil for its place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// From where a decoration view comes in; nil for its place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view goes; nil for its place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Supplementary views that go in a batch, though their paths stay; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decoration views that go in a batch, though their paths stay; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Supplementary views that come in a batch, by their new paths; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decoration views that come in a batch, by their new paths; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Items that the user moves; override these

  /// Where an item goes that a finger has brought to a place; by default to the item that is there.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.movingTarget(at: position) ?? previousIndexPath
  }
  /// How an item looks that a finger has brought to a place; by default as it does at rest, about the finger and
  /// in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied ?? makeAttributes(.cell(indexPath))
    (attributes.center, attributes.zIndex) = (position, .max)
    return attributes
  }
  /// What a finger invalidates that moves an item.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: previousIndexPaths, to: targetIndexPaths, targetPosition)
  }
  /// What is invalidated when the user has moved an item, or has given up.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(moving: previousIndexPaths, to: indexPaths, .zero)
  }

  // MARK: Overrides for the package

  /// Of the views that are made with it.
  var background: UIColor { .systemBackground }
  /// Whether the view in this place is asked how large it would like to be.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Called before the items get other paths, for what is remembered of them.
  func itemsWillMove(_ plan: UpdatePlan) {}
  /// The view's safe area or margins have changed.
  func insetsOfViewDidChange() {}
  /// Called when the layout has become a view's.
  func wasGivenView() { needsPreparing = true }
  /// How a row of a list looks; nil outside of lists.
  func listPlace(of element: CollectionElement) -> ListPlace? { nil }
  /// How a section that scrolls on its own does it; nil for others.
  func scrolling(ofSection section: Int) -> SectionScrolling? { nil }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return InstanceMaker.make(type ?? UICollectionViewLayoutInvalidationContext.self)
  }

  private func makeContext(
    moving previous: [IndexPath], to targets: [IndexPath], _ place: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.interactiveMovementTarget = place
    return context
  }

  /// Whether the layout is one of UIKit's own, whose attributes no program makes, keeps or changes.
  var isOwn: Bool { false }
  /// Adds the attributes of all that meets a rectangle.
  func collect(in rect: CGRect, into found: inout [UICollectionViewLayoutAttributes]) {
    found += layoutAttributesForElements(in: rect) ?? []
  }

  func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    if let spare = spareAttributes.popLast() {
      spare.reset(for: element)
      return spare
    }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = InstanceMaker.make(type ?? UICollectionViewLayoutAttributes.self)
    attributes.indexPath = element.path
    attributes.representedElementCategory = element.category
    attributes.representedElementKind = element.kind
    return attributes
  }

  /// Called before questions.
  func prepareIfNeeded() {
    guard needsPreparing else { return }
    needsPreparing = false
    prepare()
  }
}
