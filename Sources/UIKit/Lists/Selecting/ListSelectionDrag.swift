import CoreGraphics
import Foundation

/// Selects the items that two fingers are dragged over, if the delegate allows it.
@MainActor
final class ListSelectionDrag {
  /// Of the list's edges, where it scrolls.
  private static let margin: CGFloat = 44

  let pan: UIPanGestureRecognizer
  private weak var list: (any SelectingList)?
  private var autoscroll: EdgeAutoscroll?
  private var first: IndexPath?
  private var last: IndexPath?

  init(_ list: any SelectingList) {
    self.list = list
    pan = SelectionPan()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    pan.addTarget(self, action: ListSelectionDrag.follow)
    list.addGestureRecognizer(pan)
  }

  /// Nil for a recognizer that is another one.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    guard recognizer === pan, let list else { return nil }
    guard let path = list.itemPath(at: pan.location(in: list)) else { return false }
    guard list.beginsMultipleSelection(at: path) else { return false }
    first = path
    return true
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let list else { return }
    switch pan.state {
    case .began: begin(list)
    case .changed:
      select(at: pan.location(in: list))
      autoscroll?.follow(pan.location(in: nil))
    case .ended, .cancelled, .failed:
      autoscroll?.stop()
      (autoscroll, last) = (nil, nil)
      if first != nil { list.multipleSelectionDidEnd() }
      first = nil
    case .possible: break
    }
  }

  private func begin(_ list: any SelectingList) {
    guard let first else { return }
    list.multipleSelectionDidBegin(at: first)
    guard list.takesSeveral else { return self.first = nil }
    list.selectionAnchor = first
    autoscroll = EdgeAutoscroll(list, margin: Self.margin) { [weak self] place in
      guard let self, let list = self.list else { return }
      list.layoutIfNeeded()
      select(at: list.convert(place, from: nil))
    }
    select(at: pan.location(in: list))
  }

  private func select(at point: CGPoint) {
    guard first != nil, let list, let path = list.itemPath(at: point), path != last else { return }
    last = path
    list.extendSelection(to: path)
  }
}

/// Hears of touches before the list's own recognizers.
final class SelectionPan: UIPanGestureRecognizer {
  override var precedence: Int { 1 }
}
