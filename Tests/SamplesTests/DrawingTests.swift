import Foundation
import PlatformKit
import Testing
import UIKit

@testable import Drawing
@testable import UIKitTesting

/// The sheet of the sample Drawing, by fingers, pens and keys.
@MainActor @Suite(.serialized) struct DrawingTests {
  private let harness = AppHarness(scale: 1)
  private let tabs = DrawingTabs()

  private var page: SketchViewController { tabs.sketch }
  private var canvas: CanvasView { page.canvas }

  @discardableResult
  private func open(width: CGFloat = 800) -> UIWindow {
    let window = harness.show(tabs, size: CGSize(width: width, height: 600))
    harness.advance(by: 0.5)
    return window
  }

  private func isInk(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = harness.color(at: CGPoint(x: x, y: y), in: canvas)
    return (color.red, color.green, color.blue) == (0, 0, 0)
  }

  private func isPaper(_ x: CGFloat, _ y: CGFloat) -> Bool {
    harness.color(at: CGPoint(x: x, y: y), in: canvas) == (255, 255, 255)
  }

  private func drawLine(y: CGFloat) {
    harness.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 300, y: y), in: canvas)
  }

  private func tap(_ label: String) throws {
    harness.tap(try #require(harness.view(labelled: label)))
    harness.advance(by: 0.6)
  }

  // MARK: Strokes

  @Test func aFingerDrawsALineAsWideAsTheInk() {
    open()
    drawLine(y: 100)
    #expect(page.sketch.strokes.count == 1)
    #expect(isInk(61, 100) && isInk(180, 98) && isInk(180, 101) && isInk(298, 100))
    #expect(isPaper(180, 95) && isPaper(180, 105) && isPaper(55, 100) && isPaper(305, 100))
  }

  @Test func aTapDrawsADot() {
    open()
    harness.tap(canvas, at: CGPoint(x: 200, y: 150))
    #expect(isInk(200, 150) && isInk(198, 150) && isPaper(204, 150))
  }

  @Test func theLineHasNoCornersWhereTheFingerTurns() throws {
    open()
    harness.touchDown(canvas, at: CGPoint(x: 100, y: 200))
    for (x, y) in [(160, 200), (220, 200), (220, 260), (220, 320)] as [(CGFloat, CGFloat)] {
      harness.advance(by: 1 / 60)
      harness.touchMove(to: CGPoint(x: x, y: y), in: canvas)
    }
    harness.touchUp()
    #expect(isPaper(220, 200), "the corner is cut")
    #expect(isInk(212, 207), "by the middle of the curve around it")
    #expect(isInk(130, 200) && isInk(220, 300))
  }

  @Test func everyPlaceWithinAFrameIsOnTheStroke() throws {
    open()
    harness.touchDown(canvas, at: CGPoint(x: 100, y: 200))
    let stroke = try #require(canvas.strokesInProgress.first)
    for x in [120, 140, 160] as [CGFloat] { harness.move(0, to: CGPoint(x: x, y: 200), in: canvas) }
    harness.advance(by: 1 / 60)
    #expect(stroke.points.map(\.location.x) == [100, 120, 140, 160])
    harness.touchUp()
  }

  @Test func predictionsAreShownAndReplacedByWhatComes() throws {
    open()
    harness.touchDown(canvas, at: CGPoint(x: 100, y: 200))
    let stroke = try #require(canvas.strokesInProgress.first)
    for step in 1...8 {
      harness.advance(by: 1 / 60)
      harness.touchMove(to: CGPoint(x: 100 + 20 * CGFloat(step), y: 200), in: canvas)
    }
    harness.advance(by: 1 / 60)
    let next = try #require(stroke.predicted.last).location
    #expect(abs(next.x - 280) < 2 && next.y == 200 && stroke.points.last?.location.x == 260)
    #expect(isInk(279, 200))
    harness.advance(by: 1 / 60)
    harness.touchMove(to: CGPoint(x: 262, y: 204), in: canvas)
    harness.touchUp()
    #expect(stroke.predicted.isEmpty && isPaper(275, 200))
    #expect(stroke.points.last?.location == CGPoint(x: 262, y: 204))
  }

  @Test func aPenThatIsPressedHarderDrawsAWiderLine() throws {
    let window = open()
    let id = try #require(window.platformWindow as? HeadlessWindow).id
    func pen(_ action: TouchReport.Action, _ x: CGFloat, _ force: Double) {
      let place = canvas.convert(CGPoint(x: x, y: 200), to: nil)
      harness.post(
        .touch(
          id,
          TouchReport(
            contact: 7, action: action, kind: .pen, x: Double(place.x), y: Double(place.y),
            pose: TouchPose(force: force), time: HostTime(seconds: harness.time))))
      harness.advance(by: 1 / 60)
    }
    pen(.down, 100, 0.24)
    for step in 1...10 { pen(.move, 100 + 20 * CGFloat(step), 0.24 + 0.05 * Double(step)) }
    pen(.lift, 300, 0.74)
    let widths = try #require(page.sketch.strokes.first).points.map(\.width)
    #expect(abs(widths[0] - 6) < 0.01, "as one usually presses")
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(isPaper(110, 205) && isInk(295, 205))
  }

  @Test func aCancelledTouchLeavesNothing() {
    open()
    harness.touchDown(canvas, at: CGPoint(x: 100, y: 200))
    harness.touchMove(to: CGPoint(x: 200, y: 200), in: canvas)
    harness.touchCancel()
    #expect(page.sketch.strokes.isEmpty && isPaper(150, 200))
  }

  @Test func aTranslucentInkDoesNotAddUpWhereTheLineCrossesItself() throws {
    open()
    canvas.ink = Ink(color: UIColor(white: 0, alpha: 0.5), width: 10)
    harness.trace(in: canvas, duration: 0.5) { part in
      let angle = part * 4 * .pi
      return [CGPoint(x: 200 + 60 * cos(angle), y: 200 + 60 * sin(angle))]
    }
    let once = harness.color(at: CGPoint(x: 200, y: 140), in: canvas)
    #expect((126...129).contains(once.red), "both rounds are one stroke")
  }

  // MARK: Undo

  @Test func fingersThatLiftTogetherAreUndoneOneByOne() throws {
    open()
    harness.trace(in: canvas, duration: 0.2) { part in
      [CGPoint(x: 60 + 200 * part, y: 100), CGPoint(x: 60 + 200 * part, y: 160)]
    }
    #expect(page.sketch.strokes.count == 2 && isInk(150, 100) && isInk(150, 160))
    try tap("Undo")
    #expect(page.sketch.strokes.count == 1 && isInk(150, 100) && isPaper(150, 160))
    try tap("Redo")
    #expect(page.sketch.strokes.count == 2 && isInk(150, 160))
  }

  @Test func keysUndoAndRedo() {
    open()
    #expect(!page.undo.isEnabled && !page.redo.isEnabled)
    drawLine(y: 100)
    #expect(page.undo.isEnabled)
    harness.type("z", modifiers: .command)
    harness.advance(by: 0.1)
    #expect(isPaper(180, 100) && page.redo.isEnabled && !page.undo.isEnabled)
    harness.type("z", modifiers: [.command, .shift])
    harness.advance(by: 0.1)
    #expect(isInk(180, 100))
  }

  @Test func whatIsClearedComesBack() throws {
    open()
    drawLine(y: 100)
    drawLine(y: 140)
    try tap("More")
    try tap("Clear")
    #expect(page.sketch.strokes.isEmpty && isPaper(180, 100))
    #expect(page.sketch.undoManager.undoActionName == "Clear")
    try tap("Undo")
    #expect(isInk(180, 100) && isInk(180, 140))
  }

  @Test func aStrokeRedrawsOnlyAroundItself() {
    open()
    var parts: [CGRect] = []
    let redraw = page.sketch.onChange
    page.sketch.onChange = {
      parts.append($0)
      redraw($0)
    }
    drawLine(y: 100)
    #expect(parts.count == 1 && parts[0].width < 260 && parts[0].height < 12)
  }

  // MARK: Ink

  @Test func swatchesAndTheSliderChangeTheInk() throws {
    open()
    try tap("Red")
    #expect(page.inkBar.swatches.filter(\.isSelected).map(\.accessibilityLabel) == ["Red"])
    let slider = page.inkBar.slider
    harness.drag(
      from: CGPoint(x: slider.thumbX, y: slider.bounds.midY),
      to: CGPoint(x: slider.bounds.maxX, y: slider.bounds.midY), in: slider)
    #expect(canvas.ink.width > 30)
    drawLine(y: 100)
    let color = harness.color(at: CGPoint(x: 180, y: 112), in: canvas)
    #expect(color.red > 200 && color.green < 80 && color.blue < 80)
  }

  @Test func paperStaysWhiteInTheDark() throws {
    open()
    let bar = CGPoint(x: 5, y: page.inkBar.bounds.midY)
    #expect(harness.color(at: bar, in: page.inkBar).red > 230)
    try tap("More")
    try tap("Dark")
    #expect(harness.color(at: bar, in: page.inkBar).red < 60)
    drawLine(y: 100)
    #expect(isInk(180, 100) && isPaper(180, 200))
  }

  @Test func touchesAreShownOnRequest() throws {
    open()
    drawLine(y: 100)
    try tap("More")
    try tap("Show Touches")
    let place = try #require(page.sketch.strokes[0].points.dropFirst(5).first).location
    let dot = harness.color(at: place, in: canvas)
    #expect(canvas.showsTouches && dot.green > 150 && dot.red < 120)
  }
}

extension UISlider {
  fileprivate var thumbX: CGFloat {
    let track = trackRect(forBounds: bounds)
    return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
  }
}
