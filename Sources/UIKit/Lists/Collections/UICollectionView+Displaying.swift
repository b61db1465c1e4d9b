import CoreGraphics
import Foundation

extension UICollectionView {
  /// Puts a view into its scroll view, behind those with greater positions in depth.
  func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let isInOrder = view.depth == attributes.zIndex
    view.depth = attributes.zIndex
    if let place = attributes.scroller {
      let scroller = scroller(of: place.section)
      if view.superview !== scroller { scroller.addSubview(view) }
    } else if !isInOrder || view.superview !== self {
      insert(view, depth: view.depth)
    }
  }

  /// Puts a view behind those with greater positions in depth.
  func insert(_ view: UIView, depth: Int) {
    let front = subviews.first { other in
      guard other !== view else { return false }
      let its = (other as? UICollectionReusableView)?.depth ?? (other as? SectionScroller)?.depth
      return its.map { $0 > depth } ?? false
    }
    insertSubview(view, belowSubview: front ?? indicators.vertical)
  }

  /// Brings a view that is shown into the scroll view, and to the depth, of its next place. It stays where
  /// it is seen.
  func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let former = view.superview
    let home: UIScrollView = attributes.scroller.map { self.scroller(of: $0.section) } ?? self
    guard former !== home || view.depth != attributes.zIndex else { return }
    UIView.performWithoutAnimation {
      let center = home.convert(view.center, from: former)
      put(view, attributes)
      view.center = center
    }
  }

  func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch view {
    case let cell as UICollectionViewCell where element.category == .cell:
      guard let path = presentation.dataPath(element.path) else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    default:
      guard element.category == .supplementaryView else { return }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
        at: element.path)
    }
  }

  /// Takes an element's view away, for the next of its kind.
  func release(_ element: CollectionElement) {
    var attributes = shown.removeValue(forKey: element)
    guard let view = realizer.release(element) else { return }
    retire(view, element)
    currentLayout.takeBack(&attributes)
  }

  /// Tells that a view has left, and keeps it for the next of its kind.
  func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    recycle(view, element)
    switch view {
    case let cell as UICollectionViewCell where element.category == .cell:
      guard let path = presentation.dataPath(element.path) else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    default:
      guard element.category == .supplementaryView else { return }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.path)
    }
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    backgroundView.map { insertSubview($0, at: 0) }
    placeBackground()
  }

  func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func editingDidChange() {
    noteAccessibilityChange()
    for (element, view) in realizer.live {
      guard let cell = view as? UICollectionViewCell else { continue }
      cell.isEditingList = edits(element.path)
    }
  }

  /// Whether the cell of an item is shown as one that is edited; the path is one that is shown.
  func edits(_ path: IndexPath) -> Bool {
    guard isEditing, let source = presentation.dataPath(path) else { return false }
    return delegate?.collectionView(self, canEditItemAt: source) ?? true
  }
}
