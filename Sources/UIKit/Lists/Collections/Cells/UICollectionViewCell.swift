import CoreGraphics
public import Foundation
import PlatformKit

/// Shows an item of a collection view. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Changes the look of a cell by its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  var plainContent: UIView?
  var content: (configuration: any UIContentConfiguration, view: any UIView & UIContentView)?
  var backdrop: BackgroundView?
  var needsConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }
  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
    coder.readNib(self, as: UICollectionViewCell.self)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    if collectionView?.isSupplementary(self) == true { return defaults }
    (defaults.role, defaults.holdsElements) = (.cell, true)
    if isSelected { defaults.traits.insert(.selected) }
    defaults.place = collectionView?.accessibilityPlace(of: self)
    return defaults
  }

  // MARK: Content

  /// What the cell shows; a program's views go in here. A content configuration puts its view in the
  /// place of this one.
  open var contentView: UIView { content?.view ?? plainContentView }

  /// What the cell shows, as a value; nil for what is in `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content?.configuration }
    set { setContent(newValue) }
  }
  /// Whether the content configuration follows the state by itself; true by default.
  @AlwaysObserved open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A content configuration for where the cell is, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: Background

  /// Behind the content, as a value; it takes the place of the background views.
  @AlwaysObserved open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      if backgroundConfiguration != oldValue { showBackground() }
    }
  }
  /// Whether the background configuration follows the state by itself; true by default.
  @AlwaysObserved open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A background configuration for where the cell is.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Behind the content.
  @AlwaysObserved open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// Behind the content, in front of `backgroundView`, while the cell is selected or pressed.
  @AlwaysObserved open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: State

  /// Whether the item is selected.
  @AlwaysObserved open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the item is pressed.
  @AlwaysObserved open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  var isEditingList = false {
    didSet { if isEditingList != oldValue { stateDidChange() } }
  }
  var dragState = UICellConfigurationState.DragState.none {
    didSet { if dragState != oldValue { dragStateDidChange() } }
  }
  var isDropTarget = false {
    didSet { if isDropTarget != oldValue { stateDidChange() } }
  }
  override var dragAlpha: CGFloat { dragState == .dragging ? 0.4 : 1 }
  var isExpanded = false {
    didSet { if isExpanded != oldValue { stateDidChange() } }
  }

  /// What configurations may depend on. Override it to add parts of a program's own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditingList
    state.isExpanded = isExpanded
    state.isFocused = isFocused
    state.cellDragState = dragState
    state.cellDropState = isDropTarget ? .targeted : .none
    state.isReordering = isCarried
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Called with each new state, after `updateConfiguration(using:)`. Setting it asks for a call.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called for a new state. Override it to set configurations; by default, those that are set follow
  /// the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    followState(state)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
    (dragState, isDropTarget) = (.none, false)
  }

  /// Has the view ask for the cell's size again, as its `selfSizingInvalidation` says.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentMayHaveOtherSize()
  }

  open override var canBecomeFocused: Bool { collectionView?.canFocus(self) ?? false }
  /// Tab goes to a selected item before the controls in others.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? .prioritized : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    placeContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Overrides for the package

  override var measuredView: UIView {
    configureIfNeeded()
    return contentView
  }
  /// The part of the bounds that is left for the content.
  var contentFrame: CGRect { bounds }
}
