import Foundation
import Testing
import UIKit
import UIKitTesting

/// Draws a chequered pattern and records the requested tiles.
private final class MapView: UIView {
  nonisolated(unsafe) var rects: [CGRect] = []
  nonisolated(unsafe) var wasDrawnOnMain = false

  override class var layerClass: AnyClass { CATiledLayer.self }

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    wasDrawnOnMain = Thread.isMainThread
    let isEven = (Int(rect.minX) + Int(rect.minY)) / 256 % 2 == 0
    (isEven ? UIColor.red : UIColor.blue).setFill()
    UIRectFill(rect)
  }
}

@MainActor @Suite struct TiledViewTests {
  private func show(for seconds: TimeInterval) -> (AppHarness, MapView) {
    let harness = AppHarness(screenSize: CGSize(width: 500, height: 300))
    let view = MapView(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
    harness.show(view)
    harness.advance(by: seconds)
    return (harness, view)
  }

  @Test func aViewIsDrawnTileByTileAwayFromMain() {
    let (harness, view) = show(for: 0.5)
    let sizes = Set(view.rects.map { [$0.width, $0.height] })
    #expect(view.rects.count == 4 && !view.wasDrawnOnMain)
    #expect(sizes == [[256, 256], [244, 256], [256, 44], [244, 44]])
    #expect(harness.color(at: CGPoint(x: 10, y: 10), in: view) == (255, 0, 0))
    #expect(harness.color(at: CGPoint(x: 490, y: 10), in: view) == (0, 0, 255))
    #expect(harness.color(at: CGPoint(x: 490, y: 290), in: view) == (255, 0, 0))
  }

  @Test func tilesFadeIn() {
    let (harness, view) = show(for: 0.125)
    let red = harness.color(at: CGPoint(x: 10, y: 10), in: view).red
    #expect(30...220 ~= red)
  }

  @Test func aPartMarkedIsDrawnAlone() {
    let (harness, view) = show(for: 0.5)
    view.setNeedsDisplay(CGRect(x: 300, y: 10, width: 1, height: 1))
    harness.settle()
    #expect(view.rects.count == 5 && view.rects[4].minX == 256)
  }
}
