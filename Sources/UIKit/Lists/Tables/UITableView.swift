public import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// Rows below each other, in sections, of which only those in sight have a cell. Main thread only.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// As given when the table is made.
  open var style: Style { givenStyle }
  private let givenStyle: Style

  // MARK: What it shows

  /// Held weakly.
  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource }
    set {
      let isOther = newValue !== weakDataSource
      weakDataSource = newValue
      if isOther { sourceDidChange() }
    }
  }
  private weak var weakDataSource: (any UITableViewDataSource)?
  /// Held weakly. It is the scroll view's delegate as well.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { weakDelegate }
    set {
      let isOther = newValue !== weakDelegate
      weakDelegate = newValue
      super.delegate = newValue
      if isOther { sourceDidChange() }
    }
  }
  private weak var weakDelegate: (any UITableViewDelegate)?
  /// Held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is asked.
  open var isPrefetchingEnabled = true

  // MARK: Lengths

  /// Of all rows, unless the delegate says; automatic by default: as the cells need it.
  @AlwaysObserved open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsExtents() } }
  }
  /// Of all headers, unless the delegate says.
  @AlwaysObserved open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsExtents() } }
  }
  /// Of all footers, unless the delegate says.
  @AlwaysObserved open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsExtents() } }
  }
  /// Of rows that nobody has seen; 0 to measure all of them at once.
  @AlwaysObserved open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedRowHeight, from: oldValue) }
  }
  /// Of headers that nobody has seen.
  @AlwaysObserved open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedSectionHeaderHeight, from: oldValue) }
  }
  /// Of footers that nobody has seen.
  @AlwaysObserved open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { estimateDidChange(estimatedSectionFooterHeight, from: oldValue) }
  }
  /// Above the header of each section; automatic is 22 in plain tables.
  @AlwaysObserved open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsExtents() } }
  }
  /// Kept: there are no empty rows below the last one.
  open var fillerRowHeight = UITableView.automaticDimension
  /// Whether a row in sight is measured again when its cell gets another content configuration, or its
  /// intrinsic size is invalidated. Constraints that change are not noticed by themselves.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Views around the rows

  /// Above the first section. Its height is that of its frame.
  @AlwaysObserved open var tableHeaderView: UIView? {
    didSet { replaceSurrounding(oldValue, by: tableHeaderView) }
  }
  /// Below the last section. Its height is that of its frame.
  @AlwaysObserved open var tableFooterView: UIView? {
    didSet { replaceSurrounding(oldValue, by: tableFooterView) }
  }
  /// Behind everything; it does not scroll.
  @AlwaysObserved open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }
  /// Whether lines are drawn below rows.
  @AlwaysObserved open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { looksDidChange() } }
  }
  /// Of the lines; nil for `UIColor.separator`.
  @AlwaysObserved open var separatorColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITableView.separatorColor, newValue) }
    didSet { looksDidChange() }
  }
  /// Of the lines, unless a cell says. Until it is set, lines begin where the texts do.
  @AlwaysObserved open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    willSet { AppearanceRecorder.note(self, \UITableView.separatorInset, newValue) }
    didSet {
      let wasAutomatic = !hasOwnSeparatorInset
      hasOwnSeparatorInset = true
      if wasAutomatic || separatorInset != oldValue { looksDidChange() }
    }
  }
  /// From where `separatorInset` counts: from the edges, or from where lines begin and end by themselves.
  @AlwaysObserved open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { looksDidChange() } }
  }
  /// Kept: lines have no effect.
  open var separatorEffect: AnyObject?
  /// Kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells stay out of the safe area at the sides.
  @AlwaysObserved open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsLayout() } }
  }

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap selects a row while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  @AlwaysObserved open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
  }
  /// Whether several rows can be selected while the table is edited. Setting it sets
  /// `allowsSelectionDuringEditing` too.
  @AlwaysObserved open var allowsMultipleSelectionDuringEditing = false {
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
  open var dragDelegate: (any UITableViewDragDelegate)? {
    get { weakDragDelegate }
    set {
      weakDragDelegate = newValue
      dragDelegateDidChange()
    }
  }
  private weak var weakDragDelegate: (any UITableViewDragDelegate)?
  /// Takes what is dropped on the table. Held weakly.
  open var dropDelegate: (any UITableViewDropDelegate)? {
    get { weakDropDelegate }
    set {
      weakDropDelegate = newValue
      dropDelegateDidChange()
    }
  }
  private weak var weakDropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged, where there is a `dragDelegate`.
  @AlwaysObserved open var dragInteractionEnabled = true {
    didSet { dragDelegateDidChange() }
  }
  /// Whether something that is held over a row selects it.
  open var isSpringLoaded = false

  /// Whether rows are dragged out of the table.
  open var hasActiveDrag: Bool { drags?.session != nil }
  /// Whether something is dragged over the table.
  open var hasActiveDrop: Bool { drops?.session != nil }

  // MARK: The index

  /// The index shows from so many rows on.
  @AlwaysObserved open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// Of the titles; nil for the tint.
  @AlwaysObserved open var sectionIndexColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITableView.sectionIndexColor, newValue) }
    didSet { looksDidChange() }
  }
  /// Behind the titles; nil for none.
  @AlwaysObserved open var sectionIndexBackgroundColor: UIColor? {
    willSet { AppearanceRecorder.note(self, \UITableView.sectionIndexBackgroundColor, newValue) }
    didSet { looksDidChange() }
  }
  /// Behind the titles while a finger is on them; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Asks for the index titles again.
  open func reloadSectionIndexTitles() {
    removeIndex()
    asksForIndex = true
    setNeedsLayout()
  }

  // MARK: State for the package

  var extents = SectionedExtents()
  var cells = CellRealizer<IndexPath, UITableViewCell>()
  var marginals = CellRealizer<TableMarginal, UIView>()
  /// Whose rows are to be measured again.
  var changedCells: [UITableViewCell] = []
  /// Room for the rows that leave in a layout.
  var leavingRows: [(key: IndexPath, view: UITableViewCell)] = []
  /// The rows that were in sight when cells were last released, section by section.
  var sectionsInSight: [(section: Int, rows: Range<Int>)] = []
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
  var hasOwnSeparatorInset = false
  var indexBar: SectionIndexBar?
  var asksForIndex = false
  /// The cell that a row keeps while the data source configures it again.
  var reconfigured: (cell: UITableViewCell, identifier: String)?
  lazy var rowMenus = TableContextMenus(self)

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    givenStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    givenStyle = coder.nib?.word("style", NibKind.tableStyles) ?? .plain
    super.init(coder: coder)
    prepareTable()
    coder.readNib(self, as: UITableView.self)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.role = .table
    defaults.size = accessibilitySize
    if takesSeveral { defaults.states.insert(.multiselectable) }
    return defaults
  }

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
  /// Cells of this class are made where none is left to reuse; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Cells are made from this nib where none is left to reuse; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registrations.register(nib, cell: identifier)
  }
  /// Headers and footers are made from this nib where none is left to reuse; nil takes the
  /// registration back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registrations.register(nib, marginal: identifier)
  }
  /// Headers and footers of this class are made where none is left to reuse; nil takes the
  /// registration back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerMarginal(aClass, identifier)
  }
  /// A header or footer to show a section's text in: one that is not used any longer, or a new one of
  /// the registered class. Nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueMarginal(identifier)
  }
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

  // MARK: Updates

  /// Changes rows in `updates` and shows all of it as one animation. `completion` is told whether it
  /// was shown to the end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { transaction.completions.append(completion) }
    endUpdates()
  }
  /// The changes until `endUpdates()` are one animation. Calls nest.
  open func beginUpdates() {
    loadIfNeeded()
    transaction.begin(knownCounts)
  }
  /// Shows the changes since `beginUpdates()`.
  open func endUpdates() {
    guard transaction.end() else { return }
    applyUpdates()
  }
  /// Sections have been added; the numbers are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.insertedSections[section] = animation } }
  }
  /// Sections have been removed; the numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.deletedSections[section] = animation } }
  }
  /// Sections have other rows; the numbers are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    batch { for section in sections { $0.reloadedSections[section] = animation } }
  }
  /// A section has moved, from its number before the batch to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    batch { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Rows have been added; the paths are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.insertedItems[path] = animation } }
  }
  /// Rows have been removed; the paths are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.deletedItems[path] = animation } }
  }
  /// Rows get new cells; the paths are those before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    batch { for path in indexPaths { $0.reloadedItems[path] = animation } }
  }
  /// A row has moved, from its path before the batch to that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Rows show other data in the cells they have; the paths are those before the batch.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    batch { $0.reconfiguredItems.formUnion(indexPaths) }
  }
  /// Whether changes are not yet applied, or are being told.
  open var hasUncommittedUpdates: Bool { !transaction.isIdle || !gaps.placeholders.isEmpty }

  // MARK: Selecting

  /// Selects a row and deselects others where only one can be selected; nil deselects all. The
  /// delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, scrollPosition, animated: animated)
  }
  /// The selected row; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.rows.min() }
  /// In the order of the table; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.sorted()
  }
  /// Deselects a row. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // MARK: What is in sight

  /// Where a section lies; empty for one that is not there.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Where a header belongs; empty for one that is not there.
  open func rectForHeader(inSection section: Int) -> CGRect { place(of: .header(section)) }
  /// Where a footer belongs; empty for one that is not there.
  open func rectForFooter(inSection section: Int) -> CGRect { place(of: .footer(section)) }
  /// Where a row lies, or is estimated to; empty for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return extents.contains(indexPath) ? frame(ofRow: indexPath) : .zero
  }
  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return extents.row(at: point.y - origin)
  }
  /// The row that a cell shows; nil for a cell that is not in sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    layOutIfNeeded()
    return cells.key(of: cell)
  }
  /// Nil for a row that is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfNeeded()
    return cells[indexPath]
  }
  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }
  /// The rows that meet a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The rows in sight, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { rowsInSight }
  /// Nil for one that is not in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return marginals[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Nil for one that is not in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfNeeded()
    return marginals[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Scrolls a row to a place in the table; `none` scrolls as little as needed.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let path = selection.rows.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
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
