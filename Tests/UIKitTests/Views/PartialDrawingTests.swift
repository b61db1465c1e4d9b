import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit
import QuartzCore
import RasterKit
import RenderKit
import Testing

@testable import UIKit

/// Fills what it is asked for, and records that.
private final class PaintedView: UIView {
  var color = UIColor.red
  var parts: [CGRect] = []

  override func draw(_ rect: CGRect) {
    parts.append(rect)
    color.setFill()
    UIRectFill(rect)
  }
}

@MainActor @Suite struct PartialDrawingTests {
  private let red: UInt32 = 0xffff_0000
  private let blue: UInt32 = 0xff00_00ff

  /// A drawing that is on the screen; blue is drawn next.
  private func show(
    _ frame: CGRect, scale: Double = 1
  ) -> (app: TestApp, view: PaintedView) {
    let app = TestApp(scale: scale)
    let view = PaintedView(frame: frame)
    app.window.addSubview(view)
    settle(app)
    view.parts = []
    view.color = .blue
    return (app, view)
  }

  private func settle(_ app: TestApp) {
    for _ in 0..<3 {
      app.turn()
      app.application.engine.server.synchronize()
    }
  }

  /// The damage of the frame in which the screen shows a change.
  private func damage(_ app: TestApp, _ change: () -> Void) -> PixelRegion {
    let target = app.platform.windows[0].headlessTarget
    let before = target.log.frames
    change()
    settle(app)
    #expect(target.log.frames == before + 1)
    return target.log.lastDamage
  }

  private func screen(_ app: TestApp) -> CGImage? {
    app.platform.windows[0].image.map { CGImage(pixels: $0) }
  }

  @Test func aPartIsDrawnPaintedAndShown() throws {
    let (app, view) = show(CGRect(x: 20, y: 30, width: 200, height: 150))
    let damage = damage(app) { view.setNeedsDisplay(CGRect(x: 50, y: 60, width: 20, height: 20)) }
    #expect(view.parts == [CGRect(x: 50, y: 60, width: 20, height: 20)])
    #expect(damage.rects.elementsEqual([PixelRect(x: 70, y: 90, width: 20, height: 20)]))
    let pixels = try #require(screen(app)).pixels.target
    #expect(pixels.address(x: 70, y: 90).pointee == blue)
    #expect(pixels.address(x: 89, y: 109).pointee == blue)
    for (x, y) in [(69, 90), (90, 90), (70, 89), (70, 110)] as [(Int32, Int32)] {
      #expect(pixels.address(x: x, y: y).pointee == red)
    }
  }

  /// At 1.25 pixels a point, rectangles end between pixels.
  @Test(arguments: [1.25, 1.5, 2])
  func inAScaledWindowThePartHasWholePixels(scale: Double) throws {
    let (app, view) = show(CGRect(x: 8, y: 16, width: 160, height: 120), scale: scale)
    let rect = CGRect(x: 13, y: 21, width: 7, height: 5)
    let damage = damage(app) { view.setNeedsDisplay(rect) }
    func pixels(_ a: CGFloat, _ b: CGFloat, from origin: Double) -> ClosedRange<Int32> {
      let start = Int32((Double(a) * scale).rounded(.down) + origin * scale)
      return start...Int32((Double(b) * scale).rounded(.up) + origin * scale) - 1
    }
    let (across, down) = (pixels(13, 20, from: 8), pixels(21, 26, from: 16))
    #expect(damage.area == across.count * down.count)
    let part = try #require(view.parts.first)
    #expect(view.parts.count == 1 && part.insetBy(dx: -1e-9, dy: -1e-9).contains(rect))
    #expect(abs(part.minX * scale - (part.minX * scale).rounded()) < 1e-6)
    let target = try #require(screen(app)).pixels.target
    for y in down.lowerBound - 2...down.upperBound + 2 {
      for x in across.lowerBound - 2...across.upperBound + 2 {
        let isInside = across.contains(x) && down.contains(y)
        #expect(target.address(x: x, y: y).pointee == (isInside ? blue : red))
      }
    }
  }

  @Test func twoPartsAreOneDrawing() {
    let (app, view) = show(CGRect(x: 0, y: 0, width: 200, height: 150))
    let damage = damage(app) {
      view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
      view.setNeedsDisplay(CGRect(x: 30, y: 20, width: 5, height: 5))
    }
    #expect(view.parts == [CGRect(x: 10, y: 10, width: 25, height: 15)])
    #expect(damage.area == 25 * 15)
  }

  @Test func aNewSizeDrawsTheWhole() {
    let (app, view) = show(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 5))
    view.frame.size.width = 120
    settle(app)
    #expect(view.parts == [CGRect(x: 0, y: 0, width: 120, height: 100)])
  }

  @Test func badRectanglesDrawNothingOrEverything() {
    let lines = LoggedLines(of: .layers, with: "setNeedsDisplay")
    let (app, view) = show(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    view.setNeedsDisplay(.null)
    view.setNeedsDisplay(.zero)
    settle(app)
    #expect(view.parts.isEmpty && lines.all.count == 1)
    view.setNeedsDisplay(.infinite)
    settle(app)
    #expect(view.parts == [view.bounds])
  }

  @Test func aViewWithoutADrawingIsLeftAlone() {
    let app = TestApp()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.window.addSubview(view)
    settle(app)
    view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
    settle(app)
    #expect(view.layer.contents == nil && !view.layer.needsDisplay())
  }

  /// Text, curves, gradients and shadows are the same pixels as in a drawing of the whole.
  @Test(arguments: [1, 1.25, 2])
  func partsJoinWithoutASeam(scale: Double) throws {
    let app = TestApp(scale: scale)
    let view = FancyView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    app.window.addSubview(view)
    settle(app)
    let whole = try #require(view.layer.contents as? CGImage)
    for (x, y) in [(0, 0), (31, 17), (50, 40), (77, 61)] as [(CGFloat, CGFloat)] {
      view.setNeedsDisplay(CGRect(x: x, y: y, width: 37, height: 23))
      settle(app)
    }
    let parts = try #require(view.layer.contents as? CGImage)
    #expect(parts !== whole && view.drawings == 5)
    // Where the part ends, Cairo begins an edge at another of its fifteen samples of a row.
    let differences = differences(whole.pixels, parts.pixels)
    #expect(differences.max() ?? 0 <= 255 / 15)
    #expect(differences.count { $0 > 1 } < 40)
  }

  /// The largest difference of any component, for each pixel that differs.
  private func differences(_ a: PixelBuffer, _ b: PixelBuffer) -> [Int] {
    guard a.size == b.size else { return [256] }
    var result: [Int] = []
    for y in 0..<a.size.height {
      for x in 0..<a.size.width {
        let left = a.target.address(x: x, y: y).pointee
        let right = b.target.address(x: x, y: y).pointee
        let largest = [0, 8, 16, 24].map { abs(Int(left >> $0 & 255) - Int(right >> $0 & 255)) }
          .max()
        if let largest, largest > 0 { result.append(largest) }
      }
    }
    return result
  }

  /// A stroke of a drawing program in a large view.
  @Test func aSmallPartOfALargeViewCostsASmallFrame() {
    let app = TestApp()
    let view = PaintedView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    app.window.frame = view.frame
    app.window.addSubview(view)
    settle(app)
    let server = app.application.engine.server
    var most = 0
    for step in 0..<6 {
      let before = server.statistics.total.pixelsRepainted
      view.setNeedsDisplay(CGRect(x: 100 + step * 20, y: 100, width: 20, height: 20))
      settle(app)
      if step > 2 { most = max(most, server.statistics.total.pixelsRepainted - before) }
    }
    #expect(most == 20 * 20)
  }
}

private final class FancyView: UIView {
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.white.setFill()
    context.fill(bounds)
    context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: UIColor.black.cgColor)
    UIColor.orange.setFill()
    UIBezierPath(ovalIn: CGRect(x: 20, y: 15, width: 70, height: 50)).fill()
    context.setShadow(offset: .zero, blur: 0, color: nil)
    UIColor.blue.setStroke()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 3, y: 80))
    line.addLine(to: CGPoint(x: 117, y: 7))
    line.lineWidth = 2.5
    line.stroke()
    NSAttributedString(
      string: "Crisp text", attributes: [.font: UIFont.systemFont(ofSize: 17)]
    ).draw(at: CGPoint(x: 25.3, y: 33.7))
  }
}
