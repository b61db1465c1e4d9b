import CoreGraphics
import Foundation

/// The wheel of a picker: where a row goes, and how much of its height is seen. Measured on iOS 26.
struct PickerGeometry: Equatable {
  /// Of the picker.
  var height: CGFloat
  var rowHeight: CGFloat

  /// The wheel is part of a table that is higher than the picker.
  private var table: CGFloat { height + 75 }
  private var radius: CGFloat { 0.334225 * table }
  /// Rows on a whole turn of the wheel.
  var rowsOnWheel: CGFloat { (2 * table / rowHeight).rounded(.up) }

  /// How many rows are seen above and below the middle.
  var reach: Int { Int((rowsOnWheel / 4).rounded(.up)) }

  /// In radians, of a row that is `distance` rows below the middle.
  private func angle(_ distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowsOnWheel }

  /// From the top of the picker.
  func center(_ distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(distance)) }

  /// The part of a row's height that is seen; 0 on the back.
  func scale(_ distance: CGFloat) -> CGFloat {
    abs(angle(distance)) < .pi / 2 ? cos(angle(distance)) : 0
  }

  /// The distance of the row that is seen at a place.
  func distance(at y: CGFloat) -> CGFloat {
    let part = min(max((y - height / 2) / radius, -1), 1)
    return asin(part) * rowsOnWheel / (2 * .pi)
  }
}
