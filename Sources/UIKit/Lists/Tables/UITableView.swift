public import CoreGraphics
public import Foundation
import FoundationAdditions

/// Rows below each other, in sections, of which only those in sight have a cell. Main thread only.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Set when the table is made.
  public let style: Style

  // MARK: What it shows

  /// Held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }
  /// Held weakly. It is the scroll view's delegate as well.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      super.delegate = delegate
      if delegate !== oldValue { sourceDidChange() }
    }
  }
  /// Held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is asked.
  open var isPrefetchingEnabled = true

  // MARK: Lengths

  /// Of all rows, unless the delegate says; automatic by default: as the cells need it.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsExtents() } }
  }
  /// Of all headers, unless the delegate says.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsExtents() } }
  }
  /// Of all footers, unless the delegate says.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsExtents() } }
  }
  /// Of rows that nobody has seen; 0 to measure all of them at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedRowHeight, from: oldValue) }
  }
  /// Of headers that nobody has seen.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedSectionHeaderHeight, from: oldValue) }
  }
  /// Of footers that nobody has seen.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedSectionFooterHeight, from: oldValue) }
  }
  /// Above the header of each section; automatic is 22 in plain tables.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsExtents() } }
  }
  /// Kept: there are no empty rows below the last one.
  open var fillerRowHeight = UITableView.automaticDimension
  /// Whether rows that have become higher are measured again.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Views around the rows

  /// Above the first section. Its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { replaceSurrounding(oldValue, by: tableHeaderView) }
  }
  /// Below the last section. Its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { replaceSurrounding(oldValue, by: tableFooterView) }
  }
  /// Behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// Whether lines are drawn below rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }
  /// Of the lines; nil for `UIColor.separator`.
  open var separatorColor: UIColor? {
    didSet { looksDidChange() }
  }
  /// Of the lines, unless a cell says.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { looksDidChange() } }
  }
  /// Kept: the inset counts from the edges of the cells.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Kept: lines have no effect.
  open var separatorEffect: AnyObject?
  /// Kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells stay out of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
  }
  /// Whether several rows can be selected while the table is edited. Setting it sets
  /// `allowsSelectionDuringEditing` too.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true }
      if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() }
    }
  }
  /// Whether the row that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus.
  open var allowsFocus = true
  /// The rows are one stop for Tab, unless a program says otherwise.
  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? "rows of \(ObjectIdentifier(self))" }
    set { super.focusGroupIdentifier = newValue }
  }
  /// Whether the focus comes back to the row it left, rather than to the row that is selected.
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  /// Whether rows show their controls for editing.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the rows' controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Dragging

  /// Gives the items of rows that are dragged. Held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragDelegateDidChange() }
  }
  /// Takes what is dropped on the table. Held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dropDelegateDidChange() }
  }
  /// Whether rows can be dragged, where there is a `dragDelegate`.
  open var dragInteractionEnabled = true {
    didSet { dragDelegateDidChange() }
  }
  /// Whether something that is held over a row selects it.
  open var isSpringLoaded = false

  // MARK: The index

  /// The index shows from so many rows on.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// Of the titles; nil for the tint.
  open var sectionIndexColor: UIColor? {
    didSet { looksDidChange() }
  }
  /// Behind the titles; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { looksDidChange() }
  }
  /// Behind the titles while a finger is on them; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: State for the package

  var extents = SectionedExtents()
  var cells = CellRealizer<IndexPath, UITableViewCell>()
  var marginals = CellRealizer<TableMarginal, UIView>()
  /// Room for the rows that leave in a layout.
  var leavingRows: [(key: IndexPath, view: UITableViewCell)] = []
  var cellPool = ReusePool<String, UITableViewCell>()
  var marginalPool = ReusePool<String, UITableViewHeaderFooterView>()
  var registrations = TableRegistrations()
  var silentMethods: OptionalTableMethods = []
  var flags = TableFlags()
  var selection = TableSelection()
  var transaction = UpdateTransaction<RowAnimation>()
  var isEdited = false
  /// The width that rows were measured at.
  var measuredWidth: CGFloat = 0
  var prefetcher = TablePrefetcher()
  var reordering: TableReordering?
  var gaps = RowGaps()
  lazy var selectionDrag = ListSelectionDrag(self)
  var band: ListBand?
  var typeAhead = TypeAhead()
  var drags: ListDragSource?
  var drops: ListDropTarget?
  /// The row that what is dragged would go into.
  var dropTargetRow: IndexPath?
  lazy var swipes = RowSwipes(self)
  var indexBar: SectionIndexBar?
  var asksForIndex = false
  /// The cell that a row keeps while the data source configures it again.
  var reconfigured: (cell: UITableViewCell, identifier: String)?
  lazy var rowMenus = TableContextMenus(self)

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  /// A plain table, as there are no archives to read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  // MARK: Overridden by programs

  /// Asks for counts and cells again. Rows that were selected are not any longer.
  open func reloadData() { reload() }
  /// The number of sections that the data source has told.
  open var numberOfSections: Int {
    loadIfNeeded()
    return extents.sectionCount
  }
  /// The number of rows that the data source has told.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(of: section) }
  /// A cell to show a row in: one that is not used any longer, or a new one of the registered class.
  /// Nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// The same; traps if no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginTouch(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    moveTouch(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTouch(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelTouch()
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
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
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

  // MARK: Overrides for the package

  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    traitsDidChange()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    looksDidChange()
  }
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsLayout()
  }
}
