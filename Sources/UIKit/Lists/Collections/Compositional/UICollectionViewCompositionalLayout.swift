import CollectionLayouts
public import CoreGraphics
public import Foundation

/// Answers the description of a section; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

/// Places items by descriptions of its sections.
///
/// All groups of a section are laid out once, so what is not in view costs nothing, however many items there
/// are.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What concerns the layout as a whole. Setting it invalidates the layout.
  @AlwaysObserved open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  var sections = CompositionalSections()
  /// The layout's own headers and footers, as a section without items.
  var frame: SectionLayout?
  var contentLength: CGFloat = 0
  var measured: [Int: MeasuredElements] = [:]
  /// What the layout's own headers and footers have said of their sizes, by kind.
  var measuredFrame: [String: CGSize] = [:]
  /// Behind the rows, where the layout is a list.
  var listBackground: UIColor?
  private var preparedRoom: CGSize?
  /// What sections could count their insets from when they were laid out.
  var solvedInsets: [LayoutInsets] = []
  /// Whether the sections are to be described and laid out again.
  private var needsSolving = true
  /// Those that have said their sizes since the sections were laid out.
  private var newlyMeasured: [CollectionElement] = []

  /// All sections are like this one.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// All sections are like this one.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Each section is as the provider says.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Each section is as the provider says.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// A layout without sections, as there are no archives to read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { (measured, measuredFrame) = ([:], [:]) }
    // As in UIKit, cells in view are asked again when the layout is invalidated from outside.
    if context.isPlain { collectionView?.measureAgain() }
    for (element, size) in context.measured { note(size, of: element) }
    if context.isOfMeasuredViewsOnly {
      newlyMeasured += context.measured.keys
    } else {
      needsSolving = true
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    if let preparedRoom, preparedRoom[across] != room[across] {
      (measured, measuredFrame) = ([:], [:])
    }
    if needsSolving || preparedRoom != room || !fit(newlyMeasured) { solve(provider) }
    (preparedRoom, needsSolving, newlyMeasured) = (room, false, [])
  }

  /// Sections are mirrored where layout goes from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var collectionViewContentSize: CGSize {
    CGSize(axis, contentLength, max(room[across], sections.breadth))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard (0..<section.itemCount).contains(indexPath.item), section.layout.groupCount > 0 else {
      return nil
    }
    return cell(indexPath.item, section, indexPath.section)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(elementKind, indexPath)
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorations(of: sections[indexPath.section], indexPath.section)
      .first { $0.representedElementKind == elementKind }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    preparedRoom != room
  }

  // MARK: Overrides for the package

  override var background: UIColor { listBackground ?? super.background }
  override func insetsOfViewDidChange() {
    if !needsSolving, solvedInsets != outerInsets { invalidateLayout() }
  }
  override func wasGivenView() {
    super.wasGivenView()
    needsSolving = true
  }
  override func listPlace(of element: CollectionElement) -> ListPlace? {
    prepareIfNeeded()
    let index = element.path.section
    guard element.path.item != .max, sections.indices.contains(index) else { return nil }
    return rowPlace(of: element, in: sections[index])
  }
  override func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.estimates.width || attributes.estimates.height
  }
  override func scrolling(ofSection section: Int) -> SectionScrolling? {
    sections.indices.contains(section) ? scrolling(sections[section]) : nil
  }
  override var isOwn: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }
  override func itemsWillMove(_ plan: UpdatePlan) { renameMeasured(plan) }
}
