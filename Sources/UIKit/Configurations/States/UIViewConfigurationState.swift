/// The state of a view that a configuration may depend on.
public struct UIViewConfigurationState: Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it takes no input.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is a header or footer that stays at the edge while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state without anything special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A program's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: UIConfigurationState {}
