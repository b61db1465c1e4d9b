import Foundation
import TextKit

/// What a program has set for the looks of a segmented control.
struct SegmentedStyle {
  /// The states of the segments beside a divider.
  struct Sides: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// Of a place, counted from the left.
  func adjustment(at place: Int, of count: Int) -> UIOffset {
    let segment: UISegmentedControl.Segment =
      count == 1 ? .alone : place == 0 ? .left : place == count - 1 ? .right : .center
    return adjustments[segment] ?? adjustments[.any] ?? .zero
  }

  /// 13 points, medium where it is selected; measured on iOS 26.
  @MainActor
  func text(in state: UIControl.State) -> SegmentTextStyle {
    let isSelected = state.contains(.selected)
    let own = attributes[state] ?? (isSelected ? attributes[.selected] : nil) ?? attributes[.normal]
    let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .medium : .regular)
    return SegmentTextStyle(
      font: own?[.font] as? UIFont ?? font,
      color: own?[.foregroundColor] as? UIColor ?? .label, attributes: own ?? [:])
  }
}

/// What the finger does that is down on a segmented control.
struct SegmentDrag {
  /// The segment it is over; nil while it is over none.
  var segment: Int?
  /// Whether it has taken the selection along.
  var movesSelection = false
  /// Of a momentary control, where the arrow keys are.
  var marked: Int?
}
