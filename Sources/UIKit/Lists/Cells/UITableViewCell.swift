import CoreGraphics
public import Foundation
import PlatformKit

/// A row of a table: texts and an image, or what a program puts in `contentView`, with accessories
/// beside them. Main thread only.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// Under which the cell is reused; nil if it is not.
  open var reuseIdentifier: String? { ownIdentifier }
  private var ownIdentifier: String?
  let style: CellStyle

  // MARK: Content

  /// Where a program's own subviews go. It takes the width that accessories leave.
  open var contentView: UIView { content }
  /// The first text, made when it is first asked for; nil in a cell with a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? parts.ensureText(in: self) : nil }
  /// The second text; nil in the default style, and in a cell with a content configuration.
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? parts.ensureDetail(in: self) : nil
  }
  /// Before the texts; nil in a cell with a content configuration.
  open var imageView: UIImageView? {
    contentConfiguration == nil ? parts.ensureImage(in: self) : nil
  }
  /// What the cell shows; its view fills `contentView`.
  @AlwaysObserved open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showContentConfiguration(contentConfiguration)
      setNeedsUpdateConfiguration()
      table?.contentDidChange(of: self)
    }
  }
  /// What lies behind the content; nil for the table's own background.
  @AlwaysObserved open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether `contentConfiguration` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether `backgroundConfiguration` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called after `updateConfiguration(using:)`. Set it to give the cell's configurations for a state.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called when the state has changed. Override it to set the configurations for it.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// What a content configuration of the cell's style starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { usualContent }
  /// What a background configuration of the table's style starts from.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { usualBackground }
  /// Behind everything; nil for the table's own background.
  @AlwaysObserved open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// Shown behind the content while the cell is selected or highlighted; nil for gray.
  @AlwaysObserved open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }
  /// Used in place of `selectedBackgroundView` while several rows can be selected.
  @AlwaysObserved open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }
  /// The table's own colour until a program sets one.
  open override var backgroundColor: UIColor? {
    get { hasOwnColor ? programColor : super.backgroundColor }
    set {
      (hasOwnColor, programColor) = (newValue != nil, newValue)
      showState()
    }
  }

  // MARK: State

  /// How a selected cell looks.
  @AlwaysObserved open var selectionStyle: SelectionStyle = .default {
    didSet { if selectionStyle != oldValue { showState() } }
  }
  /// Whether the row is selected. Tables set it by `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row shows its controls for editing.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called by the table. Override it to show the state, and call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(\.isSelected, to: selected, animated)
  }
  /// Called by the table. Override it to show the state, and call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(\.isHighlighted, to: highlighted, animated)
  }
  /// Called by the table. Override it to show the state, and call super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }
  /// What the control for editing does; set by the table's delegate.
  open internal(set) var editingStyle: EditingStyle = .none
  /// Whether the control for reordering shows while the cell is edited.
  @AlwaysObserved open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoriesDidChange() } }
  }
  /// Whether the content moves aside for the editing control.
  @AlwaysObserved open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the delete control has been pressed, or actions show.
  open var showingDeleteConfirmation: Bool { swipe != nil }
  /// The phase that `willTransition(to:)` has told of.
  var stateMask: StateMask = []
  /// Called before the editing control or a confirmation appears or goes.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called after that.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// Called before the cell is used for another row. Override it to take back what the next row does
  /// not set, and call super.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Accessories

  /// At the trailing edge.
  @AlwaysObserved open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoriesDidChange() } }
  }
  /// In place of what `accessoryType` says.
  @AlwaysObserved open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue, by: accessoryView) }
  }
  /// As `accessoryType`, while the cell is edited.
  @AlwaysObserved open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoriesDidChange() } }
  }
  /// As `accessoryView`, while the cell is edited.
  @AlwaysObserved open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, by: editingAccessoryView) }
  }
  /// How deep the row is in an outline.
  @AlwaysObserved open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// Points for each level.
  @AlwaysObserved open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Of the line below the row, from the edges of the cell. The table's until it is set.
  @AlwaysObserved open var separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) {
    willSet { AppearanceRecorder.note(self, \UITableViewCell.separatorInset, newValue) }
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  /// Kept; the focus shows by a ring.
  open var focusStyle: FocusStyle = .default
  /// Kept, as nothing of a row is dragged by itself.
  open var userInteractionEnabledWhileDragging = false
  /// Called as the row is dragged. Override it to show the state.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Has the row measured again, as the table's `selfSizingInvalidation` says.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(of: self)
  }

  // MARK: Making

  let content: UIView = CellContentView()
  let parts = CellParts()
  var needsConfiguration = false
  var flags = CellFlags()
  var look = CellLook()
  var hasOwnColor = false
  var programColor: UIColor?
  var hasOwnSeparatorInset = false
  /// Whether the row above was told that this one is selected.
  var hidesLineAbove = false
  weak var table: UITableView?
  /// Of the row that it shows just now.
  var swipe: SwipeActionsView?

  /// A cell of a style. Override it to add subviews.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    (self.style, ownIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    style = coder.nib?.word("style", NibKind.cellStyles) ?? .default
    ownIdentifier = coder.nib?.attribute("reuseIdentifier")
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UITableViewCell.self)
  }

  /// A cell of the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// The identifier that its nib was registered for. Another one in the nib traps.
  func take(_ identifier: String?) {
    checkIdentifier(ownIdentifier, against: identifier)
    ownIdentifier = identifier
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// The height that the row needs at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
  /// By the constraints in `contentView`, if there are any; else as `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open override var canBecomeFocused: Bool { table?.canFocus(self) ?? false }
  /// Tab goes to a selected row before the controls in others.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? .prioritized : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.label) = (true, parts.text?.text)
    (defaults.role, defaults.holdsElements) = (.cell, true)
    defaults.place = table?.accessibilityPlace(of: self)
    defaults.value = parts.detail?.text
    if isSelected || showsCheckmark { defaults.traits.insert(.selected) }
    return defaults
  }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    parts.followTextSize(traits)
  }
}
