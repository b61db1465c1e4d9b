extension UITableViewCell {
  /// Sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (flags.isSelected, flags.isHighlighted)
    (state.isEditing, state.isSwiped) = (flags.isEditing, swipe != nil)
    (state.isFocused, state.isDisabled) = (isFocused, !isUserInteractionEnabled)
    state.isReordering = table?.reordering?.cell === self
    return state
  }

  var usualContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  var usualBackground: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = look.background
    return background
  }

  /// Once for all changes of the state.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if let configuration = contentConfiguration, automaticallyUpdatesContentConfiguration {
      showContentConfiguration(configuration.updated(for: state))
    }
    showBackgroundConfiguration(for: state)
    needsConfiguration = false
  }

  func showContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      parts.configured?.removeFromSuperview()
      return parts.configured = nil
    }
    setNeedsLayout()
    if parts.configured?.show(configuration) == true { return }
    parts.removeTexts()
    parts.configured?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = content.bounds
    content.addSubview(view)
    parts.configured = view
  }

  private func showBackgroundConfiguration(for state: UICellConfigurationState) {
    showState()
    let own = backgroundConfiguration
    let shown = automaticallyUpdatesBackgroundConfiguration ? own?.updated(for: state) : own
    parts.background = BackgroundView.show(
      shown, color: shown?.backgroundColor, with: parts.background, in: self)
  }
}
