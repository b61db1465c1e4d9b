import CoreGraphics
import Foundation

extension UISearchBar {
  func prepareParts() {
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    for part in [promptLabel, searchTextField, scopeControl] as [UIView] { addSubview(part) }
    let delegate = SearchBarFieldDelegate(self)
    fieldDelegate = delegate
    searchTextField.delegate = delegate
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    scopeControl.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    partsDidChange()
  }

  /// As in iOS 26: a cross in a circle where the bar is a search controller's, else a word.
  func makeCancelButton() -> UIButton {
    let item = UIBarButtonItem()
    item.host = self
    item.takeAppearance()
    let button = searchController == nil ? makeWord(item) : makeCross(item)
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func makeCross(_ item: UIBarButtonItem) -> UIButton {
    var look = UIButton.Configuration.glass()
    look.image = UIImage(systemName: "xmark")
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 15, weight: .medium)
    look.cornerStyle = .capsule
    look.contentInsets = .zero
    look.baseForegroundColor = item.tintColor
    let button = UIButton(configuration: look)
    button.accessibilityLabel = "Cancel"
    return button
  }

  private func makeWord(_ item: UIBarButtonItem) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    showAppearance(of: item, in: button)
    return button
  }

  /// That of bar button items counts for the cancel button too.
  private func showAppearance(of item: UIBarButtonItem, in button: UIButton) {
    if let tint = item.tintColor { button.setTintColor(tint) }
    guard let attributes = item.titleTextAttributes(for: .normal) else { return }
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: button.tintColor as UIColor,
    ]
    button.setAttributedTitle(
      NSAttributedString(string: "Cancel", attributes: usual.merging(attributes) { $1 }),
      for: .normal)
  }

  func makeSideButton() -> UIButton {
    let button = UIButton(type: .system)
    button.frame.size = CGSize(width: 22, height: 22)
    button.tintColor = .secondaryLabel
    button.addAction(UIAction { [weak self] _ in self?.sideButtonTapped() }, for: .touchUpInside)
    return button
  }

  var showsScopes: Bool { showsScopeBar && (scopeButtonTitles?.count ?? 0) > 1 }

  var barLayout: SearchBarLayout {
    SearchBarLayout(
      hasPrompt: prompt != nil, hasScopes: showsScopes,
      cancelWidth: showsCancelButton ? cancelWidth : 0)
  }

  /// A cross is as wide as the field is high.
  private var cancelWidth: CGFloat {
    cancelButton.configuration == nil
      ? cancelButton.intrinsicContentSize.width : SearchBarLayout.field
  }

  func partsDidChange() {
    promptLabel.isHidden = prompt == nil
    scopeControl.isHidden = !showsScopes
    showImages()
    if showsCancelButton || subviews.contains(where: { $0 is UIButton }) {
      cancelButton.isHidden = !showsCancelButton
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func placeParts() {
    let places = barLayout.places(in: bounds.size)
    promptLabel.frame = mirrored(places.prompt)
    searchTextField.frame = mirrored(places.field)
    scopeControl.frame = mirrored(places.scopes)
    if showsCancelButton { cancelButton.frame = mirrored(places.cancel) }
    placeImages()
  }

  func animate(_ isAnimated: Bool, _ change: @escaping () -> Void) {
    guard isAnimated else { return change() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      change()
      self.layoutIfNeeded()
    }
  }

  func showBackground() {
    setBackgroundColor(searchBarStyle == .minimal ? nil : barTintColor)
  }

  // MARK: Scopes

  func scopesDidChange() {
    let selected = max(scopeControl.selectedSegmentIndex, 0)
    scopeControl.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeControl.insertSegment(withTitle: title, at: index, animated: false)
    }
    let count = scopeControl.numberOfSegments
    if count > 0 { scopeControl.selectedSegmentIndex = min(selected, count - 1) }
    partsDidChange()
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.barScopeDidChange()
  }

  // MARK: Buttons

  /// In an empty field only, as the clear button takes its place.
  func sideButtonDidChange() {
    showIcons()
    sideButton.accessibilityLabel = showsBookmarkButton ? "Bookmarks" : "Results"
    let shows = showsBookmarkButton || showsSearchResultsButton
    searchTextField.rightView = shows ? sideButton : nil
    showSideButton()
  }

  func showSideButton() {
    searchTextField.rightViewMode = searchTextField.hasText ? .never : .always
  }

  private func sideButtonTapped() {
    showsBookmarkButton
      ? delegate?.searchBarBookmarkButtonClicked(self)
      : delegate?.searchBarResultsListButtonClicked(self)
  }

  /// What happens to the text is the delegate's choice.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  func cancelByEscape() -> Bool {
    let isActive = searchController?.isActive ?? showsCancelButton
    guard isActive, searchTextField.isFirstResponder else { return false }
    cancel()
    return true
  }

  private func textDidChange() {
    showSideButton()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.barTextDidChange()
  }
}

/// Hands what the field asks and tells to the delegate of its bar.
final class SearchBarFieldDelegate: UISearchTextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
    bar?.searchController?.barDidBeginEditing()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {
    bar?.searchController?.didSelect(suggestion)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }
}

extension UISearchBar: BarItemHost {
  /// Nothing: no item is shown here. The bar is what its cancel button's appearance is asked for in.
  func barItemDidChange(_ item: UIBarItem) {}
}
