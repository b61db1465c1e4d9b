import CollectionLayouts
public import CoreGraphics
public import Foundation

/// Places items in lines, as many as there is room for in each.
///
/// Items of one size, and those that have not said theirs, cost nothing that is not in view, however many there
/// are.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where the insets of sections are counted.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// As an estimate, lets cells say how large they are.
  public class var automaticSize: CGSize { CGSize(width: 1.79e308, height: 1.79e308) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The least distance between lines; 10 by default.
  @AlwaysObserved open var minimumLineSpacing: CGFloat = 10 {
    didSet { didChange(minimumLineSpacing != oldValue) }
  }
  /// The least distance between the items of a line; 10 by default.
  @AlwaysObserved open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { didChange(minimumInteritemSpacing != oldValue) }
  }
  /// Of all items, unless the delegate says; 50 by 50 by default.
  @AlwaysObserved open var itemSize = CGSize(width: 50, height: 50) {
    didSet { didChange(itemSize != oldValue) }
  }
  /// Of all items until their cells say how large they are; zero, as by default, for cells that don't.
  @AlwaysObserved open var estimatedItemSize = CGSize.zero {
    didSet { didChange(estimatedItemSize != oldValue) }
  }
  /// Vertical by default.
  @AlwaysObserved open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { didChange(scrollDirection != oldValue) }
  }
  /// Only the length along the scrolling counts; zero, as by default, for no headers.
  @AlwaysObserved open var headerReferenceSize = CGSize.zero {
    didSet { didChange(headerReferenceSize != oldValue) }
  }
  /// Only the length along the scrolling counts; zero, as by default, for no footers.
  @AlwaysObserved open var footerReferenceSize = CGSize.zero {
    didSet { didChange(footerReferenceSize != oldValue) }
  }
  /// Around the items of each section.
  @AlwaysObserved open var sectionInset = UIEdgeInsets.zero {
    didSet { didChange(sectionInset != oldValue) }
  }
  /// From where the insets of sections are counted. Setting it doesn't invalidate the layout.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay in view as long as their sections are.
  @AlwaysObserved open var sectionHeadersPinToVisibleBounds = false {
    didSet { didChange(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in view as long as their sections are.
  @AlwaysObserved open var sectionFootersPinToVisibleBounds = false {
    didSet { didChange(sectionFootersPinToVisibleBounds != oldValue) }
  }

  var sections = FlowSections()
  /// The sizes that cells have said.
  var measured = MeasuredSizes()
  /// Of the cells that have said theirs since the lines were last broken.
  private var newlyMeasured: Set<IndexPath> = []
  /// Whether the sections are to be made again, and not only fitted to what cells have said.
  private var needsSections = true
  /// Whether the delegate has left the sizes of items to the layout.
  var hasOneItemSize = false
  /// What items are taken to be that have not said their size, as the sections know it.
  var knownEstimate = CGSize.zero
  private var preparedRoom: CGSize?

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: UICollectionViewFlowLayout.self)
  }

  private func didChange(_ isOther: Bool) {
    if isOther { invalidateLayout() }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measured = MeasuredSizes() }
    for (element, size) in context.measured where element.category == .cell {
      measured.note(size, of: element.path)
      newlyMeasured.insert(element.path)
    }
    if !context.isOfMeasuredViewsOnly, context.concernsFlowMetrics { needsSections = true }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    if let preparedRoom, preparedRoom[across] != room[across] {
      (measured, needsSections) = (MeasuredSizes(), true)
    }
    if needsSections { sections = makeSections() } else { fit(newlyMeasured) }
    (preparedRoom, needsSections, newlyMeasured) = (room, false, [])
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(axis, sections.length, room[across])
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    collectAttributes(in: rect, into: &found)
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    sections.contains(indexPath) ? item(indexPath) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bar(elementKind, indexPath.section)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // Where pinned views lie is computed whenever it is asked for.
    preparedRoom.map { $0[across] != room[across] } ?? true
  }

  // MARK: Overrides for the package

  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && estimatedItemSize != .zero
  }

  override var isOwn: Bool { type(of: self) == UICollectionViewFlowLayout.self }

  override func collect(
    in rect: CGRect, into found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard isOwn else { return super.collect(in: rect, into: &found) }
    collectAttributes(in: rect, into: &found)
  }

  override func wasGivenView() {
    super.wasGivenView()
    needsSections = true
  }

  override func itemsWillMove(_ plan: UpdatePlan) { measured = measured.moved(by: plan) }
}
