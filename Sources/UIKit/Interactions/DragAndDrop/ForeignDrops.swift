// Walk 4: another program's drag. In: ForeignDragEvent. Out: a call on its session.
// Next: Interactions/DragAndDrop/DropTargetTracker.

import CoreGraphics
import PlatformKit

/// The drags of other programs over the application's windows. Main thread only.
@MainActor
final class ForeignDrops {
  /// At most one that is over a window, and those that were dropped and are being read.
  private var drops: [ForeignDrop] = []

  func handle(_ event: ForeignDragEvent, in presence: WindowPresence?) {
    switch event {
    case .moved(let drag, let x, let y): move(drag, x, y, presence?.lowestWindow)
    case .left(let drag):
      drop(of: drag)?.leave()
      forget(drag)
    case .dropped(let drag):
      guard let drop = drop(of: drag) else { return drag.finish(nil) }
      drop.perform { [weak self] in self?.forget(drag) }
    }
  }

  private func move(_ drag: any ForeignDrag, _ x: Double, _ y: Double, _ window: UIWindow?) {
    guard let window, let place = window.points(x, y) else { return }
    if let drop = drop(of: drag) { return drop.move(to: place, in: window) }
    let new = ForeignDrop(drag)
    drops.append(new)
    new.move(to: place, in: window)
    new.readAddresses()
  }

  private func drop(of drag: any ForeignDrag) -> ForeignDrop? { drops.first { $0.drag === drag } }

  private func forget(_ drag: any ForeignDrag) { drops.removeAll { $0.drag === drag } }
}
