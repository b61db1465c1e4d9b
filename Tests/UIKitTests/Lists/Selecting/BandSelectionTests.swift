import Testing
import UIKitTesting
@testable import UIKit

/// Rectangles that a program lets the mouse draw on a view of its own.
@MainActor
struct BandSelectionTests {
  private let harness = AppHarness()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func draw(from start: CGPoint) {
    harness.mouseDown(view, at: start)
    for step in 1...4 {
      let way = CGFloat(step) * 20
      harness.mouseDrag(to: CGPoint(x: start.x + way, y: start.y + way / 2), in: view)
      harness.advance(by: 1 / 60)
    }
    harness.mouseUp(view, at: CGPoint(x: start.x + 80, y: start.y + 40))
  }

  @Test func theHandlerIsToldOfEachRectangle() {
    var book: [String] = []
    let band = UIBandSelectionInteraction { band in
      guard let rect = band.selectionRect else { return book.append("none") }
      book.append("\(band.state) \(Int(rect.minX)) \(Int(rect.maxX)) \(Int(rect.maxY))")
    }
    band.shouldBeginHandler = { _, place in place.x > 50 }
    view.addInteraction(band)
    harness.show(view)
    draw(from: CGPoint(x: 60, y: 40))
    #expect(book.first?.hasPrefix("began 60 ") == true)
    #expect(book.suffix(2) == ["selecting 60 140 80", "ended 60 140 80"])
    #expect(band.state == .possible && band.selectionRect == nil && view.subviews.isEmpty)

    book = []
    draw(from: CGPoint(x: 20, y: 40))
    #expect(book.isEmpty, "the program lets none begin there")
    band.isEnabled = false
    draw(from: CGPoint(x: 60, y: 40))
    #expect(book.isEmpty)
    band.isEnabled = true
    draw(from: CGPoint(x: 60, y: 40))
    #expect(!book.isEmpty)
    view.removeInteraction(band)
    book = []
    draw(from: CGPoint(x: 60, y: 40))
    #expect(book.isEmpty && band.view == nil)
  }
}
