/// The state of a cell that a configuration may depend on.
public struct UICellConfigurationState: Hashable {
  /// What a drag does with the cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Whether something is dragged over the list and would be dropped on the cell.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  private var view: UIViewConfigurationState
  /// Whether the list is in its editing mode.
  public var isEditing = false
  /// Whether the cell's children in an outline show.
  public var isExpanded = false
  /// Whether its swipe actions show.
  public var isSwiped = false
  /// Whether the user moves it to another place.
  public var isReordering = false
  /// What a drag does with the cell.
  public var cellDragState = DragState.none
  /// What a drop would do to the cell.
  public var cellDropState = DropState.none

  /// A state without anything special.
  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }
  /// Whether it takes no input.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }
  /// Whether it is pressed.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }
  /// Whether it is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }
  /// Whether it has the focus.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }
  /// Whether it stays at the edge while its section scrolls.
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  /// A program's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}

extension UICellConfigurationState: UIConfigurationState {}
