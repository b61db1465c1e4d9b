import PlatformKit
import Testing

@testable import UIKit

/// A scroll view of 320 by 240 with ten times as much content: the indicator is 36 points long and
/// goes 198 points.
@MainActor
final class IndicatorMouseTests {
  private lazy var stage = ScrollStage()
  private var indicator: ScrollIndicator { stage.scrollView.indicators.vertical }

  private func hover(_ x: Double, _ y: Double) {
    stage.app.pointer(.moved, x, y, held: [])
    stage.app.play(frames: 1)
  }

  @Test func theMouseNearTheEdgeShowsAndWidensIt() {
    hover(100, 100)
    #expect(indicator.alpha == 0 && !indicator.isWide)
    hover(312, 100)
    #expect(indicator.alpha == 1 && indicator.isWide)
    #expect(indicator.frame.width == 8 && indicator.frame.maxX == 317)
    hover(100, 100)
    #expect(indicator.alpha == 0 && indicator.frame.width == 3)
  }

  @Test func itIsDragged() {
    hover(312, 20)
    stage.app.press(312, 20)
    #expect(stage.scrollView.isDragging)
    stage.app.move(312, 119)
    stage.app.play(frames: 1)
    // 99 of 198 points are half of 2160.
    #expect(stage.scrollView.contentOffset.y == 1080)
    #expect(indicator.frame.minY - 1080 == 102)
    stage.app.move(312, 1000)
    stage.app.play(frames: 1)
    #expect(stage.scrollView.contentOffset.y == 2160)
    stage.app.release(312, 1000)
    stage.app.turn()
    #expect(!stage.scrollView.isDragging)
    #expect(stage.content.log.isEmpty)
    #expect(stage.log.lines == ["will drag", "did end false"])
  }

  @Test func aClickBesideItPages() {
    hover(312, 200)
    stage.app.press(312, 200)
    stage.app.release(312, 200)
    stage.app.play(frames: 40)
    #expect(stage.scrollView.contentOffset.y == 192)
    #expect(stage.content.log.isEmpty)
    stage.app.press(312, 5)
    stage.app.release(312, 5)
    stage.app.play(frames: 40)
    #expect(stage.scrollView.contentOffset.y == 0)
  }

  @Test func heldBesideItPagesUntilItIsThere() {
    hover(312, 120)
    stage.app.press(312, 120)
    for _ in 0..<40 {
      stage.app.advance(0.1)
      stage.app.play(frames: 6)
    }
    let place = 120 + stage.scrollView.contentOffset.y
    #expect(indicator.frame.minY <= place && place < indicator.frame.maxY)
    stage.app.release(312, 120)
  }

  @Test func elsewhereTheMouseDragsTheContent() {
    hover(250, 100)
    stage.app.press(250, 100)
    stage.app.move(250, 60)
    stage.app.play(frames: 1)
    #expect(stage.scrollView.contentOffset.y == 30)
  }

  @Test func aFingerTakesNoIndicator() {
    hover(312, 20)
    stage.app.touch(1, .down, 312, 20)
    stage.app.advance(0.02)
    stage.app.touch(1, .move, 312, 100)
    stage.app.turn()
    #expect(stage.scrollView.contentOffset.y < 0)
  }

  @Test func theMiddleButtonDragsWhateverIsUnderIt() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.scrollView.addSubview(button)
    stage.app.turn()
    stage.app.pointer(.pressed(.middle), 100, 100)
    stage.app.advance(0.3)
    #expect(!button.isTracking)
    stage.app.pointer(.moved, 100, 50, held: [.middle])
    stage.app.play(frames: 1)
    #expect(stage.scrollView.contentOffset.y == 40)
  }
}
