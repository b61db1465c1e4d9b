public import Foundation

// Images and offsets of the program's own. Those for one state show in others that have none.

extension UISearchBar {
  /// Nil restores the usual icon.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)] = iconImage
    showIcons()
  }
  /// The image set for exactly this state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    look.icons[SearchBarLook.IconState(icon: icon, state: state)]
  }

  /// Behind everything, stretched.
  public var backgroundImage: UIImage? {
    get { look.background }
    set {
      look.background = newValue
      showImages()
    }
  }
  /// The same as `backgroundImage`, whatever the position and the metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// The same as `backgroundImage`, whatever the position and the metrics.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  /// Behind the field in the place of its capsule: for the normal and the disabled state.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.fieldBackgrounds[state] = backgroundImage
    showImages()
  }
  /// The image set for exactly this state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fieldBackgrounds[state]
  }
  /// Behind the scopes, stretched.
  public var scopeBarBackgroundImage: UIImage? {
    get { look.scopeBackground }
    set {
      look.scopeBackground = newValue
      showImages()
    }
  }
  /// Behind the titles of scopes in a state.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }
  /// The image set for exactly this state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeControl.backgroundImage(for: state, barMetrics: .default)
  }
  /// Between scopes of these states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeControl.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }
  /// The image set for exactly these states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeControl.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Nil restores the usual look of the scopes' titles.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeControl.setTitleTextAttributes(attributes, for: state) }
  /// The attributes set for exactly this state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeControl.titleTextAttributes(for: state) }

  // MARK: Offsets

  /// How far the text is moved in the field.
  public var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.offsets.text }
    set { searchTextField.offsets.text = newValue }
  }
  /// How far the field's background is moved.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { searchTextField.offsets.background }
    set { searchTextField.offsets.background = newValue }
  }
  /// How far an icon is moved.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.offsets.icons[icon] = adjustment
  }
  /// Zero at first.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.offsets.icons[icon] ?? .zero
  }

  /// Whether the user may search.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      scopeControl.isEnabled = newValue
    }
  }
}

extension UISearchBar {
  private func icon(_ icon: Icon, _ state: UIControl.State = .normal) -> UIImage? {
    image(for: icon, state: state) ?? image(for: icon, state: .normal)
  }

  func showIcons() {
    searchTextField.showIcon(icon(.search, searchTextField.state))
    searchTextField.clearImage = icon(.clear)
    let side = showsBookmarkButton ? Icon.bookmark : .resultsList
    let usual = UIImage(systemName: showsBookmarkButton ? "book" : "list.bullet")
    sideButton.setImage(icon(side) ?? usual, for: .normal)
    for state in [UIControl.State.highlighted, .selected, .disabled] {
      sideButton.setImage(image(for: side, state: state), for: state)
    }
  }

  func showImages() {
    show(backgroundImage, in: &backgroundView)
    show(showsScopes ? scopeBarBackgroundImage : nil, in: &scopeBackgroundView)
    searchTextField.showBackgrounds(look.fieldBackgrounds)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    guard let image else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown = view ?? UIImageView()
    shown.image = image
    if view == nil { insertSubview(shown, at: 0) }
    view = shown
  }

  /// The scopes' background has their row.
  func placeImages() {
    backgroundView?.frame = bounds
    let row = scopeControl.frame
    scopeBackgroundView?.frame = CGRect(
      x: 0, y: row.midY - SearchBarLayout.scopes / 2, width: bounds.width,
      height: SearchBarLayout.scopes)
    backgroundView.map(sendSubviewToBack)
  }
}
