import CoreGraphics
import Foundation

extension UICollectionView {
  private var takesSelection: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?) {
    guard let path else { return deselectAll() }
    guard allowsSelection || isEditing, contains(path) else { return }
    if !takesSeveral {
      for other in selectedPaths where other != path { deselect(other) }
    }
    selectedPaths.insert(path)
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    guard selectedPaths.remove(path) != nil else { return }
    cellForItem(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selectedPaths { deselect(path) }
  }

  func keepOneSelected() {
    for path in selectedPaths.sorted().dropFirst() { deselect(path) }
  }

  /// The path by which the program knows an item that is shown.
  func known(_ path: IndexPath) -> IndexPath { presentation.dataPath(path) ?? path }

  // MARK: Touches

  /// False if the touch is on no item.
  func press(_ touches: Set<UITouch>) -> Bool {
    guard pressed == nil, let touch = touches.first, let path = item(under: touch) else {
      return false
    }
    if let swipe = swipes?.cell?.swipe {
      swipe.close(animated: true)
      return true
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: known(path)) ?? true else {
      return true
    }
    pressed = (path, touch)
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: known(path))
    return true
  }

  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let candidate = view, candidate !== self {
      if let cell = candidate as? UICollectionViewCell {
        return indexPath(for: cell).flatMap { presentation.dataPath($0) == nil ? nil : $0 }
      }
      view = candidate.superview
    }
    return nil
  }

  /// A lift selects where the touch was pressed, whether or not it has moved a little.
  func lift(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    let path = pressed.path
    if let drags, drags.add(path, at: pressed.touch.location(in: self)) {
      endPress()
      return true
    }
    if let cell = cellForItem(at: path),
      cell.point(inside: pressed.touch.location(in: cell), with: nil)
    {
      if !choose(path, with: event?.modifierFlags ?? []) { choose(path) }
    }
    endPress()
    return true
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let pressed, touches.contains(pressed.touch) else { return false }
    endPress()
    return true
  }

  func cancelPress() {
    if let touch = pressed?.touch { _ = cancelPress([touch]) }
  }

  /// The item may have another path by now.
  private func endPress() {
    guard let path = pressed?.path else { return }
    pressed = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: known(path))
  }

  func choose(_ path: IndexPath) {
    if takesSelection {
      selectionStart = path
      if selectedPaths.contains(path), takesSeveral {
        userDeselects(path)
      } else {
        userSelects(path)
      }
    }
    guard let delegate, contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: known(path))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: known(path))
  }

  /// Selects an item that the focus has come to, unless it is selected. No primary action is performed.
  func selectFocused(_ path: IndexPath) {
    guard takesSelection, !selectedPaths.contains(path) else { return }
    selectionStart = path
    userSelects(path)
  }

  func userSelects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: known(path)) ?? true else { return }
    let former = takesSeveral ? [] : selectedPaths.subtracting([path]).sorted()
    select(path)
    if let cell = cellForItem(at: path) { cell.rareData?.cellSegues?.selection?(cell) }
    for other in former { delegate?.collectionView(self, didDeselectItemAt: known(other)) }
    delegate?.collectionView(self, didSelectItemAt: known(path))
    (cellForItem(at: path) as? UICollectionViewListCell)?.wasTapped()
  }

  func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: known(path)) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: known(path))
  }
}

extension UICollectionView: SelectingList {
  var selectedItemPaths: Set<IndexPath> { selectedPaths }
  var selectionAnchor: IndexPath? {
    get { selectionStart ?? focusedItem }
    set { selectionStart = newValue }
  }
  func itemPaths(in rect: CGRect) -> [IndexPath] {
    prepareLayout()
    return attributes(in: rect)
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(rect) }
      .map(\.indexPath).sorted()
  }
  func itemPaths(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
    let counts = currentCounts
    return (first.section...max(first.section, last.section)).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : counts[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
  func selectionWasChanged() {}
  func beginsMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func multipleSelectionDidBegin(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func multipleSelectionDidEnd() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
