import CoreGraphics
import Foundation
import PlatformKit

extension UISegmentedControl {
  private static let animationDuration = 0.35

  func append(_ item: Any) {
    switch item {
    case let title as String: insert(SegmentContent(title: title), contents.count, false)
    case let image as UIImage: insert(SegmentContent(image: image), contents.count, false)
    case let action as UIAction:
      insertSegment(action: action, at: contents.count, animated: false)
    default:
      preconditionFailure("segments are made of strings and images, not of \(type(of: item))")
    }
  }

  func insert(_ content: SegmentContent, _ index: Int, _ animated: Bool) {
    let index = max(0, min(index, contents.count))
    let view = SegmentView(content, in: self)
    contents.insert(content, at: index)
    segments.insert(view, at: index)
    addSubview(view)
    view.frame = bounds
    let keeps = selectedSegmentIndex
    if keeps >= index { select(keeps + 1, animated: false) }
    contentsDidChange()
    placesDidChange()
    if animated { animateLayout() }
  }

  /// As on iOS, the selection goes with its segment, and stays with the others.
  func remove(_ index: Int, _ animated: Bool) {
    guard !contents.isEmpty else { return }
    let index = max(0, min(index, contents.count - 1))
    let selected = selectedSegmentIndex
    drag = SegmentDrag()
    contents.remove(at: index)
    segments.remove(at: index).removeFromSuperview()
    if selected == index { select(Self.noSegment, animated: false) }
    if selected > index { select(selected - 1, animated: false) }
    contentsDidChange()
    placesDidChange()
    if animated { animateLayout() }
  }

  func removeAll() {
    for view in segments { view.removeFromSuperview() }
    (contents, segments, drag) = ([], [], SegmentDrag())
    select(Self.noSegment, animated: false)
    contentsDidChange()
  }

  /// What assistive technologies hear of a segment's place among the others.
  func accessibilityPlace(of view: SegmentView) -> AccessibilityPlace? {
    segments.firstIndex { $0 === view }.map { AccessibilityPlace($0, of: segments.count) }
  }

  private func placesDidChange() {
    for view in segments { view.noteAccessibilityChange() }
  }

  func content(_ index: Int) -> SegmentContent { contents[nearest(index)] }

  func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    change(&contents[nearest(index)])
    contentsDidChange()
  }

  /// As on iOS, an index past the end is the last segment's.
  private func nearest(_ index: Int) -> Int {
    precondition(!contents.isEmpty, "segment \(index) is asked for and there are no segments")
    return max(0, min(index, contents.count - 1))
  }

  func requireUnknown(_ action: UIAction) {
    precondition(
      segmentIndex(identifiedBy: action.identifier) == NSNotFound,
      "two segments with the action \(action.identifier.rawValue); identifiers must be unique")
  }

  private func animateLayout() {
    guard ownWindow != nil else { return }
    UIView.animate(withDuration: Self.animationDuration) { self.layoutIfNeeded() }
  }
}
