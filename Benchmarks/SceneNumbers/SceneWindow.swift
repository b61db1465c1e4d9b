import Foundation

/// The window all scenes are shown in, and what in them goes by a rule instead of by chance.
package struct SceneWindow: Sendable {
  package let width: Double
  package let height: Double
  /// Everything in the scenes is this many times as large.
  package let scale: Double

  package init(width: Double, height: Double, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Of every client's background: 0xRRGGBB.
  package static let background: UInt32 = 0xf0f0f4
}

extension SceneWindow {
  /// One mover: the upper left corner of a still cell of 8 by 8, in rows of 125.
  package func cell(_ index: Int) -> (x: Double, y: Double) {
    ((Double(index % 125) * width / 125).rounded(.down), Double(index / 125) * 10 * scale)
  }

  /// One mover: where the square of 50 by 50 is.
  package func mover(at time: Double) -> (x: Double, y: Double) {
    let half = 25 * scale
    return (
      (width * (0.5 + 0.35 * cos(time * 1.3)) - half).rounded(.down),
      (height * (0.5 + 0.35 * sin(time * 1.7)) - half).rounded(.down)
    )
  }

  package static let rowCount = 1000

  /// Scrolling rows: the height of one of the rows.
  package var rowHeight: Double { 56 * scale }

  /// Scrolling rows: how far the rows are scrolled; 5 points a frame, to the end and back.
  package func scrollOffset(frame: Int) -> Double {
    let end = Double(SceneWindow.rowCount) * rowHeight - height
    let way = (Double(frame) * 5 * scale).truncatingRemainder(dividingBy: 2 * end)
    return way <= end ? way : 2 * end - way
  }
}
