import CoreGraphics
import Foundation

/// Moves on while the pointer is held beyond the text of a field, whose line scrolls after the caret: by as
/// much a frame as the pointer is beyond.
@MainActor
final class FieldAutoscroll {
  private weak var field: UITextField?
  private let driver: ScrollDriver
  private let onScroll: @MainActor (CGPoint) -> Void
  /// In the window.
  private var point = CGPoint.zero

  /// Calls `onScroll` with the pointer's place in the window.
  init(_ field: UITextField, onScroll: @escaping @MainActor (CGPoint) -> Void) {
    self.field = field
    driver = ScrollDriver(view: field)
    self.onScroll = onScroll
  }

  func follow(_ point: CGPoint) {
    self.point = point
    guard isBeyond else { return stop() }
    if driver.isRunning { return }
    driver.run { [weak self] _ in self?.step() ?? false }
  }

  func stop() { driver.stop() }

  private func step() -> Bool {
    guard isBeyond else { return false }
    onScroll(point)
    return true
  }

  private var isBeyond: Bool {
    guard let field else { return false }
    let (x, shown) = (field.convert(point, from: nil).x, field.shownTextRect)
    return x < shown.minX || x > shown.maxX
  }
}
