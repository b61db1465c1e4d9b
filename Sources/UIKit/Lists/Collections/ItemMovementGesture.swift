import CoreGraphics
import Foundation

/// The gesture of a collection view controller that moves items: a finger rests on one, and takes it along.
@MainActor
final class ItemMovementGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UICollectionView?
  private let recognizer = UILongPressGestureRecognizer()

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    recognizer.addTarget(self, action: ItemMovementGesture.follow)
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  /// Takes the gesture from the view.
  func remove() { view?.removeGestureRecognizer(recognizer) }

  var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }

  /// Items that can be dragged are moved by drops.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.itemMove == nil, view.drags?.interaction.isEnabled != true,
      let path = pressed
    else { return false }
    return view.movesItem(at: path)
  }

  private var pressed: IndexPath? {
    guard let view else { return nil }
    return view.indexPathForItem(at: recognizer.location(in: view))
      .flatMap(view.presentation.dataPath)
  }

  private func follow(_ recognizer: UILongPressGestureRecognizer) {
    guard let view else { return }
    switch recognizer.state {
    case .began: pressed.map { _ = view.beginInteractiveMovementForItem(at: $0) }
    case .changed: view.updateInteractiveMovementTargetPosition(recognizer.location(in: view))
    case .ended: view.endInteractiveMovement()
    case .cancelled: view.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
