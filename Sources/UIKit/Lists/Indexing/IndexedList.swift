import CoreGraphics

/// A table or a collection, as the index at its edge sees it.
@MainActor
protocol IndexedList: UIScrollView {
  var indexBar: SectionIndexBar? { get set }
  /// Whether the titles are to be asked for in the next layout.
  var asksForIndex: Bool { get set }
  /// Nil for no index.
  var indexTitles: [String]? { get }
  var indexColors: IndexColors { get }
  /// Scrolls to what a title leads to.
  func showIndexed(_ title: String, at index: Int)
}

/// Nil for the tint, for none, and for the background.
struct IndexColors {
  var text: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}

extension IndexedList {
  /// Made where there are titles.
  func placeIndex() {
    if asksForIndex { makeIndex() }
    guard let indexBar else { return }
    let room = bounds.inset(by: adjustedContentInset)
    let x = isRightToLeft ? room.minX : room.maxX - SectionIndexBar.width
    indexBar.frame = CGRect(
      x: x, y: room.minY, width: SectionIndexBar.width, height: room.height)
  }

  private func makeIndex() {
    asksForIndex = false
    guard let titles = indexTitles, !titles.isEmpty else { return removeIndex() }
    if indexBar?.titles == titles { return }
    removeIndex()
    let bar = SectionIndexBar(titles, for: self)
    addSubview(bar)
    indexBar = bar
    setNeedsLayout()
  }

  func removeIndex() {
    indexBar?.removeFromSuperview()
    indexBar = nil
  }

  func isOnIndex(_ recognizer: UIGestureRecognizer) -> Bool {
    indexBar?.frame.contains(recognizer.location(in: self)) ?? false
  }
}
