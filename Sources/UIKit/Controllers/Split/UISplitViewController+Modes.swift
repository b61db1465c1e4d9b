import CoreGraphics

extension UISplitViewController {
  // MARK: What should show

  /// Without a mode.
  var plainLayout: SplitLayout {
    layout(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size)
  }

  func layout(in size: CGSize) -> SplitLayout {
    let sides: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    var layout = SplitLayout(
      size: size,
      sides: sides.filter { state.hosts[$0] != nil }.map {
        ($0, widths(of: $0).width(in: size.width))
      })
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.isMirrored = isRightToLeft != (primaryEdge == .trailing)
    layout.hairline = 1 / max(traitCollection.displayScale, 1)
    layout.secondaryNeeds = state.secondaryWidths.needed(in: size.width)
    if state.hosts[.inspector] != nil {
      layout.inspectorWidth = state.inspectorWidths.width(in: size.width)
      layout.showsInspector = state.wantsInspector
    }
    return layout
  }

  /// With the mode that shows.
  var currentLayout: SplitLayout {
    var layout = layout(for: displayMode)
    layout.showsInspector = state.showsInspector && layout.inspectorWidth != nil
    return layout
  }

  func layout(for mode: DisplayMode) -> SplitLayout {
    var layout = plainLayout
    layout.mode = mode
    return layout
  }

  func widths(of column: Column) -> SplitWidths {
    state[keyPath: widthsPath(of: column)]
  }

  func widthsPath(of column: Column) -> ReferenceWritableKeyPath<SplitState, SplitWidths> {
    switch column {
    case .supplementary: \.supplementaryWidths
    case .inspector: \.inspectorWidths
    default: \.primaryWidths
    }
  }

  func width(of column: Column) -> CGFloat {
    if column == .inspector { return plainLayout.inspectorWidth ?? 0 }
    return plainLayout.sides.first { $0.column == column }?.width ?? 0
  }

  func size(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard state.collapse == nil, traitCollection.horizontalSizeClass != .compact,
      let column = state.hosts.first(where: { $0.value === container })?.key
    else { return size }
    var layout = layout(in: size)
    layout.mode = mode(in: layout)
    return layout.frame(of: column).size
  }

  var currentBehavior: SplitBehavior { behavior(in: plainLayout) }

  private func behavior(in layout: SplitLayout) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else {
      let hasOne = layout.sides.count < 2
      return hasOne && preferredSplitBehavior == .displace ? .tile : preferredSplitBehavior
    }
    return preferredDisplayMode.behavior ?? layout.automaticBehavior
  }

  private func mode(in layout: SplitLayout) -> DisplayMode {
    let behavior = behavior(in: layout)
    let wanted = behavior == state.behavior ? state.wantedSides : nil
    guard let sides = wanted ?? preferredDisplayMode.sideColumns else {
      return layout.automaticMode(behavior)
    }
    return behavior.mode(min(sides, layout.sides.count))
  }

  var wantedMode: DisplayMode { mode(in: plainLayout) }

  // MARK: What changes it

  func setWidths(_ change: (SplitState) -> Void) {
    change(state)
    viewIfLoaded?.setNeedsLayout()
  }

  func preferencesDidChange() {
    state.wantedSides = nil
    updateMode(animated: false)
    viewIfLoaded?.setNeedsLayout()
  }

  func ask(forSides sides: Int) {
    let behavior = currentBehavior
    state.formerSides = state.behavior == behavior ? state.wantedSides : nil
    (state.behavior, state.wantedSides) = (behavior, sides)
    updateMode(animated: true)
  }

  /// After a touch beside columns that cover or push.
  func uncover() { ask(forSides: displayMode == .twoDisplaceSecondary ? 1 : 0) }

  /// As the button does: the column at the primary edge comes or goes.
  func toggleSides() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if let sides = target.sideColumns { return ask(forSides: sides) }
    let (now, most) = (displayMode.sideColumns ?? 0, plainLayout.sides.count)
    ask(forSides: now < most ? now + 1 : most - 1)
  }

  /// Shows what should show. What is asked for in callbacks waits until they are over.
  func updateMode(animated: Bool) {
    guard state.collapse == nil, isViewLoaded, state.mode != nil else { return }
    guard !state.isTelling else {
      state.waiting = (state.waiting ?? false) || animated
      return
    }
    let (mode, hasInspector) = (wantedMode, plainLayout.showsInspector)
    guard mode != state.mode || hasInspector != currentLayout.showsInspector else { return }
    state.isTelling = true
    finishRun()
    change(to: mode, animated: animated && UIView.areAnimationsEnabled && isSeen)
    doWhatWaits()
  }

  private func doWhatWaits() {
    state.isTelling = false
    guard let animated = state.waiting else { return }
    state.waiting = nil
    updateMode(animated: animated)
  }
}
