import CoreGraphics

extension UICollectionViewCell {
  /// What it is in, perhaps in the scroll view of a section.
  var collectionView: UICollectionView? {
    selfAndSuperviews.lazy.compactMap { $0 as? UICollectionView }.first
  }

  /// The content of a cell without a configuration.
  var plainContentView: UIView {
    if let plainContent { return plainContent }
    let view = UIView(frame: contentFrame)
    view.isOpaque = false
    plainContent = view
    addSubview(view)
    return view
  }

  func placeContent() {
    backdrop?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
  }

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    defer { contentMayHaveOtherSize() }
    guard let configuration else {
      content?.view.removeFromSuperview()
      content = nil
      plainContentView.isHidden = false
      return
    }
    if content?.view.show(configuration) == true {
      content?.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      let former = contentView
      insertSubview(view, aboveSubview: former)
      if former === plainContent { former.isHidden = true } else { former.removeFromSuperview() }
      view.frame = contentFrame
      content = (configuration, view)
    }
    setNeedsUpdateConfiguration()
  }

  /// Cells that are filled for the first time, or again, are in no view or hidden.
  func contentMayHaveOtherSize() {
    if superview != nil, !isHidden { collectionView?.contentDidChange(of: self) }
  }

  func dragStateDidChange() {
    alpha = (shownAttributes?.alpha ?? 1) * dragAlpha
    stateDidChange()
  }

  func stateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted && !isDropTarget
    setNeedsUpdateConfiguration()
  }

  func configureIfNeeded() {
    guard needsConfiguration else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // What the program sets in these calls needs no further call.
    needsConfiguration = false
  }

  func followState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content {
      content.view.configuration = content.configuration.updated(for: state)
    }
    showBackground(for: state)
  }

  func showBackground(for state: UICellConfigurationState? = nil) {
    let own = backgroundConfiguration
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? own?.updated(for: state ?? configurationState) : own
    backdrop = BackgroundView.show(
      shown, color: shown?.resolvedBackgroundColor(for: tintColor), with: backdrop, in: self)
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    backgroundConfiguration = nil
    new.frame = bounds
    insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
