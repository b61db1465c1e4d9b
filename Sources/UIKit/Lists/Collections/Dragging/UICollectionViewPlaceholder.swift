import CoreGraphics
public import Foundation

/// An item that is not in the data yet. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Called with the cell before it is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  let path: IndexPath
  let identifier: String

  /// A cell of a registered class in a place of its own before the item of a path.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// The place of a dropped item until its data has come. Main thread only.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Tells what of the placeholder's cell the preview becomes when it lands; nil for all of it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, and how it becomes an item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data changed at a path, and shows the item there in place of the placeholder. False if the
  /// placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. False if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the handler fill the cell again.
  func setNeedsCellUpdate()
}

/// A placeholder of a collection view.
final class ItemPlaceholder: DropLanding, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewDropPlaceholder
  /// Where it is shown.
  var path = IndexPath(item: 0, section: 0)
  private weak var view: UICollectionView?

  init(
    _ placeholder: UICollectionViewDropPlaceholder, _ item: UIDragItem, in view: UICollectionView
  ) {
    (self.placeholder, dragItem, self.view) = (placeholder, item, view)
    super.init { nil }
    finalPreview = { [weak self] in
      guard let self, self.isShown, let cell = self.view?.cellForItem(at: self.path) else {
        return nil
      }
      let parameters = placeholder.previewParametersProvider?(cell)
      return UITargetedPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }
  }

  override var center: CGPoint? {
    guard let view, isShown, let place = view.layoutAttributesForItem(at: path) else { return nil }
    return view.convert(place.center, to: nil)
  }

  private var isShown: Bool { view?.placeholders.contains { $0 === self } ?? false }

  func makeCell() -> UICollectionViewCell? {
    let cell = view?.dequeueReusableCell(withReuseIdentifier: placeholder.identifier, for: path)
    if let cell { placeholder.cellUpdateHandler?(cell) }
    return cell
  }

  func setNeedsCellUpdate() {
    guard isShown, let cell = view?.cellForItem(at: path) else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isShown, let view else { return false }
    let place = view.presentation.withoutPlaceholders(path)
    withoutActuallyEscaping(dataSourceUpdates) { update in
      UIView.performWithoutAnimation {
        view.remove(self)
        view.performBatchUpdates {
          update(place)
          view.insertItems(at: [place])
        }
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard isShown else { return false }
    view?.remove(self)
    return true
  }
}
