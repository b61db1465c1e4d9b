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
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
      dragDelegatesDidChange()
    }
  }
  /// Held weakly. It is the scroll view's delegate as well.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { super.delegate = delegate }
  }
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
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { allowsMultipleSelection ? makeBand() : keepOneSelected() }
  }
  /// The same in the editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// The same for several items; setting it to true allows selection too.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing else { return }
      allowsSelectionDuringEditing = true
      makeBand()
    }
  }
  /// Whether cells show controls for changing the list.
  open var isEditing = false {
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
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragDelegatesDidChange() }
  }
  /// Takes what is dropped on the view. Held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragDelegatesDidChange() }
  }
  /// Whether items can be dragged, where there is a `dragDelegate`.
  open var dragInteractionEnabled = true {
    didSet { dragDelegatesDidChange() }
  }
  /// How soon items make room for what is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether something that is held over an item selects it.
  open var isSpringLoaded = false

  /// Fills the view behind the content, and doesn't scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  var counts: [Int]?
  var registered: [ReuseKey: UICollectionReusableView.Type] = [:]
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
  var selectedPaths: Set<IndexPath> = []
  var pressed: (path: IndexPath, touch: UITouch)?
  /// The item with the focus, and that from which a selection is extended.
  var focusedItem: IndexPath?
  var selectionStart: IndexPath?
  lazy var selectionDrag = ListSelectionDrag(self)
  var band: ListBand?
  var typeAhead = TypeAhead()
  /// Of sections that are lists.
  var swipes: RowSwipes?
  lazy var itemMenus = CollectionContextMenus(self)
  var presentation = ItemPresentation()
  /// Whether items only change where they are shown.
  var isPresenting = false
  var itemMove: ItemMove?
  var drags: ListDragSource?
  var drops: ListDropTarget?
  /// The item that what is dragged would go into.
  var dropTargetItem: IndexPath?
  var roomTimer: TimerQueue.QueuedTimer?
  var isLayingOut = false
  var laidOutBounds: CGRect?
  /// Whether the content was mirrored when it was last laid out.
  var wasMirrored = false
  /// The cell that is configured again at the moment.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var scrollers: [Int: SectionScroller] = [:]
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

  /// A view with a flow layout, as there are no archives to read.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
    setBackgroundColor(currentLayout.background)
    prepareGestures()
  }

  /// Asks for everything again.
  open func reloadData() { forgetData() }
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

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue != old { setNeedsLayout() }
    }
  }

  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
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
}
