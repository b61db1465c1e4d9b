public import CoreGraphics
public import Foundation
import PlatformKit

/// Shows items of a data source in cells that its layout places.
///
/// Only what is in view has cells, and cells are used again. Work a frame depends on what is in view, not
/// on the number of items. Main thread only.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where an item comes to lie when it is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Sources

  /// Held weakly. Setting it shows its data.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource }
    set {
      let isOther = newValue !== weakDataSource
      weakDataSource = newValue
      if isOther { sourceDidChange() }
      dragDelegatesDidChange()
    }
  }
  private weak var weakDataSource: (any UICollectionViewDataSource)?
  /// Held weakly. It is the scroll view's delegate as well.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { weakDelegate }
    set {
      weakDelegate = newValue
      super.delegate = newValue
    }
  }
  private weak var weakDelegate: (any UICollectionViewDelegate)?
  /// Held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items that are about to come into view are told.
  open var isPrefetchingEnabled = true

  /// Places the elements. Setting it lays all out again, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout

  // MARK: Selection

  /// Whether the user can select items.
  @AlwaysObserved open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether several items can be selected.
  @AlwaysObserved open var allowsMultipleSelection = false {
    didSet {
      allowsMultipleSelection ? makeBand() : keepOneSelected()
      noteAccessibilityChange()
    }
  }
  /// The same in the editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// The same for several items; setting it to true allows selection too.
  @AlwaysObserved open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      noteAccessibilityChange()
      guard allowsMultipleSelectionDuringEditing else { return }
      allowsSelectionDuringEditing = true
      makeBand()
    }
  }
  /// Whether cells show controls for changing the list.
  @AlwaysObserved open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Whether the item that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus.
  open var allowsFocus = true
  /// The items are one stop for Tab, unless a program says otherwise.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? "items of \(ObjectIdentifier(self))" }
    set { super.focusGroupIdentifier = newValue }
  }
  /// Whether the focus comes back to the item it left, rather than to one that is selected.
  open var remembersLastFocusedIndexPath = false

  // MARK: Dragging

  /// Gives the items that are dragged. Held weakly.
  open var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { weakDragDelegate }
    set {
      weakDragDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  private weak var weakDragDelegate: (any UICollectionViewDragDelegate)?
  /// Takes what is dropped on the view. Held weakly.
  open var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { weakDropDelegate }
    set {
      weakDropDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  private weak var weakDropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged, where there is a `dragDelegate`.
  @AlwaysObserved open var dragInteractionEnabled = true {
    didSet { dragDelegatesDidChange() }
  }
  /// How soon items make room for what is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether something that is held over an item selects it.
  open var isSpringLoaded = false

  /// When cells in view are asked for their sizes again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// When they get another content configuration, or their intrinsic size is invalidated.
    case enabled
    /// The same: constraints that change are not noticed.
    case enabledIncludingConstraints
  }
  /// When cells in view are asked for their sizes again by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Fills the view behind the content, and doesn't scroll.
  @AlwaysObserved open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  var counts: [Int]?
  var registered: [ReuseKey: UICollectionReusableView.Type] = [:]
  var registeredNibs: [ReuseKey: UINib] = [:]
  var pool = ReusePool<ReuseKey, UICollectionReusableView>()
  var realizer = CellRealizer<CollectionElement, UICollectionReusableView>()
  /// The attributes with which elements show.
  var shown: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// What the layout had in view when it was last asked.
  var inView: [UICollectionViewLayoutAttributes] = []
  /// The elements that came into view then.
  var cameIntoView: Set<CollectionElement> = []
  /// The number of the last layout.
  var layoutNumber = 0
  var transaction = UpdateTransaction<Void>()
  /// Whether the layout was invalid when a batch began.
  var beganInvalidated = false
  var selectedPaths: Set<IndexPath> = []
  var pressed: (path: IndexPath, touch: UITouch)?
  /// The item that has the focus, or had it last, and that from which a selection is extended.
  var focusedItem: IndexPath?
  var selectionStart: IndexPath?
  /// Whether the focus moves by a key that extends the selection.
  var extendsToFocus = false
  lazy var selectionDrag = ListSelectionDrag(self)
  var band: ListBand?
  var typeAhead = TypeAhead()
  /// Of sections that are lists.
  var swipes: RowSwipes?
  lazy var itemMenus = CollectionContextMenus(self)
  var presentation = ItemPresentation()
  /// Of drops whose data has not come.
  var placeholders: [ItemPlaceholder] = []
  var itemMove: ItemMove?
  var silentMethods: OptionalCollectionMethods = []
  /// Whether the data source is known to have the method that moves items.
  var knowsMoves = false
  var drags: ListDragSource?
  var drops: ListDropTarget?
  /// The item that what is dragged would go into.
  var dropTargetItem: IndexPath?
  var roomTimer: TimerQueue.QueuedTimer?
  var isLayingOut = false
  /// Whether the data has changed while cells were made for the former.
  var reloadsLater = false
  var laidOutBounds: CGRect?
  /// Whether the content was mirrored when it was last laid out.
  var wasMirrored = false
  /// The cell that is configured again at the moment.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var scrollers: [Int: SectionScroller] = [:]
  var indexBar: SectionIndexBar?
  var asksForIndex = true
  var prefetched: Set<IndexPath> = []
  /// What was in view when items were last prefetched.
  var prefetchedBounds: CGRect?
  /// The change of the layout that a gesture drives.
  var transition: InteractiveTransition?

  /// A view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    setBackgroundColor(layout.background)
    prepareGestures()
  }

  /// A view with a flow layout; `appearance()` makes one.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    currentLayout = coder.nib?.layout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
    setBackgroundColor(currentLayout.background)
    prepareGestures()
    coder.readNib(self, as: UICollectionView.self)
  }

  /// Asks for everything again.
  open func reloadData() {
    if isLayingOut { reloadLater() } else { forgetData() }
  }
  /// Shows the changes that the block makes to the data and tells of. `completion` is called later, with
  /// whether the changes were shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performUpdates(updates, completion)
  }
  /// Moves the elements to their places in another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(layout, animated: animated, completion)
  }
  /// Selects an item without telling the delegate, and scrolls to it if a position is given. Nil
  /// deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Shows an item. Without a position it scrolls no further than needed.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Updates

  /// The data has new sections at these numbers, counted after the batch.
  open func insertSections(_ sections: IndexSet) {
    change { for section in sections { $0.insertedSections[section] = () } }
  }
  /// The data has no longer these sections, counted before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change { for section in sections { $0.deletedSections[section] = () } }
  }
  /// Shows sections anew, counted before the batch.
  open func reloadSections(_ sections: IndexSet) {
    change { for section in sections { $0.reloadedSections[section] = () } }
  }
  /// A section goes from its number before the batch to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// The data has new items at these paths, counted after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.insertedItems[path] = () } }
  }
  /// The data has no longer these items, counted before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.deletedItems[path] = () } }
  }
  /// Shows items in new cells; counted before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.reloadedItems[path] = () } }
  }
  /// An item goes from its path before the batch to that after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Has the data source fill cells again that are in view, without exchanging them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  // MARK: Moving an item by hand

  /// False if the data source does not let the item move.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(indexPath)
  }
  /// The finger's position, in coordinates of the view's content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }
  /// Has the data source move the item to where it is.
  open func endInteractiveMovement() { endMoving() }
  /// Moves the item back.
  open func cancelInteractiveMovement() { cancelMoving() }

  // MARK: What is in view

  /// The cell of an item; nil if it isn't in view.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    realizer[.cell(indexPath)] as? UICollectionViewCell
  }
  /// Those in view, in no order.
  open var visibleCells: [UICollectionViewCell] {
    realizer.live.values.compactMap { $0.isOutOfSight ? nil : $0 as? UICollectionViewCell }
  }
  /// Those in view, in no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    realizer.live.compactMap { element, view in
      element.category == .cell && !view.isOutOfSight ? element.path : nil
    }
  }
  /// The item that a cell in view shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    realizer.key(of: cell).flatMap { $0.category == .cell ? $0.path : nil }
  }
  /// The item in view at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    realizer.live.first { element, view in
      element.category == .cell && view.convert(view.bounds, to: self).contains(point)
    }?.key.path
  }
  /// Nil if it isn't in view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    realizer[.supplementary(elementKind, indexPath)]
  }
  /// Those in view, in no order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    realizer.live.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.value)
  }
  /// Those in view, in no order.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    realizer.live.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path)
  }
  /// As the layout says.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.prepareIfNeeded()
    return contains(indexPath) ? currentLayout.placed(.cell(indexPath)) : nil
  }
  /// As the layout says.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.prepareIfNeeded()
    return currentLayout.placed(.supplementary(kind, indexPath))
  }

  // MARK: Data

  /// As the data source has told.
  open var numberOfSections: Int { currentCounts.count }
  /// As the data source has told.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// Nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  // MARK: Registering

  /// Cells are made from this class when there are none to reuse. Nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, UICollectionView.cellKind, identifier)
  }
  /// Cells are made from this nib when there are none to reuse.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, UICollectionView.cellKind, identifier)
  }
  /// Supplementary views of this kind are made from this nib when there are none to reuse.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, kind, identifier)
  }
  /// Supplementary views of this kind are made from this class when there are none to reuse.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, elementKind, identifier)
  }
  /// A cell of the class that was registered: one that has left, or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }
  /// A view of the class that was registered: one that has left, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier, for: indexPath)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue != old { setNeedsLayout() }
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .collection
    defaults.size = accessibilitySize
    if takesSeveral { defaults.states.insert(.multiselectable) }
    return defaults
  }

  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    currentLayout.insetsOfViewDidChange()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    currentLayout.insetsOfViewDidChange()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lift(touches, event) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKey(presses) { super.pressesBegan(presses, with: event) }
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKey(presses) { super.pressesChanged(presses, with: event) }
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    focusMayMove(context) && super.shouldUpdateFocus(in: context)
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(context, coordinator)
  }

  /// Whether items are dragged out of the view.
  open var hasActiveDrag: Bool { drags?.session != nil }
  /// Whether something is dragged over the view.
  open var hasActiveDrop: Bool { drops?.session != nil }
  /// Whether changes are not yet applied, or are being told.
  open var hasUncommittedUpdates: Bool {
    !transaction.isIdle || presentation != ItemPresentation()
  }

  override func restingOffset(near target: CGPoint, _ velocity: CGPoint) -> CGPoint {
    layoutsOffset(near: target, velocity)
  }

  /// Goes on to the new layout by itself.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Goes back to the former layout by itself.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
}
