extension UITableViewHeaderFooterView {
  /// Sets a view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    (state.isFocused, state.isDisabled) = (isFocused, !isUserInteractionEnabled)
    state.isPinned = coversRows
    return state
  }

  var usualContent: UIListContentConfiguration {
    if isGrouped { return isFooter ? .groupedFooter() : .groupedHeader() }
    return isFooter ? .plainFooter() : .plainHeader()
  }

  var usualBackground: UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// Once for all changes of the state.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if let contentConfiguration, automaticallyUpdatesContentConfiguration {
      show(contentConfiguration.updated(for: state))
    }
    showBackground(for: state)
    needsConfiguration = false
  }

  func show(_ configuration: (any UIContentConfiguration)?) {
    text.isHidden = configuration != nil
    setNeedsLayout()
    guard let configuration else {
      configured?.removeFromSuperview()
      return configured = nil
    }
    if configured?.show(configuration) == true { return }
    configured?.removeFromSuperview()
    let view = configuration.makeContentView()
    content.addSubview(view)
    configured = view
  }

  private func showBackground(for state: UIViewConfigurationState) {
    let own = backgroundConfiguration
    let shown = automaticallyUpdatesBackgroundConfiguration ? own?.updated(for: state) : own
    configuredBackground = BackgroundView.show(
      shown, color: shown?.backgroundColor, with: configuredBackground, in: self)
  }
}
