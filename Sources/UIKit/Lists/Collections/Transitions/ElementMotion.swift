import CoreGraphics
import Foundation

/// Views of a collection view that go to other places in one animation, and those that leave when they have
/// arrived.
@MainActor
struct ElementMotion {
  private static let duration: TimeInterval = 0.3

  var ends: [(view: UICollectionReusableView, end: UICollectionViewLayoutAttributes)] = []
  var leaving: [(view: UICollectionReusableView, element: CollectionElement)] = []

  /// The view of an element that is in view goes to its place: from `start` if it has just been made.
  mutating func bring(
    _ end: UICollectionViewLayoutAttributes, in list: UICollectionView,
    from start: UICollectionViewLayoutAttributes?
  ) {
    let element = end.element
    guard let view = list.realizer[element] else { return }
    if let start {
      UIView.performWithoutAnimation { view.take(start) }
    } else {
      list.adopt(view, end)
    }
    ends.append((view, end.copied))
    list.shown[element] = end.copied
  }

  /// What is not among those in view goes where `end` says, and leaves when it has arrived.
  mutating func letOthersLeave(
    _ inView: [UICollectionViewLayoutAttributes], _ list: UICollectionView,
    end: (CollectionElement) -> UICollectionViewLayoutAttributes?
  ) {
    let (wanted, kept) = (Set(inView.map(\.element)), list.keptElement)
    for element in list.realizer.live.keys where !wanted.contains(element) {
      let stays = element == kept
      guard let view = stays ? list.realizer[element] : list.realizer.release(element) else {
        continue
      }
      list.shown[element] = nil
      if stays { view.isOutOfSight = true } else { leaving.append((view, element)) }
      guard let place = end(element) else { continue }
      list.adopt(view, place)
      ends.append((view, place))
    }
  }

  /// Without a window, or where animations are off, everything is in its place at once.
  func run(
    in list: UICollectionView, alongside: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let (ends, leaving) = (ends, leaving)
    let changes = {
      for (view, end) in ends { view.take(end) }
      alongside()
    }
    let end = { (completed: Bool) in
      for (gone, element) in leaving { list.retire(gone, element) }
      completion(completed)
    }
    guard list.window != nil, UIView.areAnimationsEnabled else {
      changes()
      return end(true)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: changes, completion: end)
  }
}
