import Foundation

// Those for one state show in others that have none.

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
