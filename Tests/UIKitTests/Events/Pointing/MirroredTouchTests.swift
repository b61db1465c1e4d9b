import PlatformKit
import Testing
@testable import UIKit

/// Alt makes two fingers from one mouse. The window is 320 by 240: its centre is (160, 120).
@MainActor
struct MirrorTouchTests {
  private func make() -> (TestApp, RecordingView) {
    let app = TestApp()
    let view = RecordingView("a", frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view.isMultipleTouchEnabled = true
    app.window.addSubview(view)
    app.turn()
    return (app, view)
  }

  private func places(_ view: RecordingView) -> [CGPoint] {
    var seen: [UITouch] = []
    for touch in view.touches where !seen.contains(touch) { seen.append(touch) }
    return seen.map { $0.location(in: nil) }
  }

  @Test func aSecondFingerLandsOppositeAndMirrorsTheFirst() {
    let (app, view) = make()
    app.pointer(.pressed(.primary), 150, 100, modifiers: .alternate)
    #expect(view.log == ["began 150,100", "began 170,140"])
    #expect(view.touches.allSatisfy { $0.type == .direct })
    app.pointer(.moved, 60, 20, modifiers: .alternate)
    app.advance(0.02)
    #expect(places(view) == [CGPoint(x: 60, y: 20), CGPoint(x: 260, y: 220)])
    app.pointer(.released(.primary), 60, 20, modifiers: .alternate)
    #expect(view.log.suffix(2) == ["ended 60,20", "ended 260,220"])
  }

  @Test func withShiftBothGoTheSameWay() {
    let (app, view) = make()
    app.pointer(.pressed(.primary), 150, 100, modifiers: .alternate)
    app.pointer(.moved, 130, 70, modifiers: [.alternate, .shift])
    app.advance(0.02)
    #expect(
      places(view) == [CGPoint(x: 130, y: 70), CGPoint(x: 150, y: 110)], "both by (−20, −30)")
    // From here on the centre is (140, 90).
    app.pointer(.moved, 120, 90, modifiers: .alternate)
    app.advance(0.02)
    #expect(places(view) == [CGPoint(x: 120, y: 90), CGPoint(x: 160, y: 90)])
  }

  @Test func lettingAltGoLiftsTheSecond() {
    let (app, view) = make()
    app.pointer(.pressed(.primary), 150, 100, modifiers: .alternate)
    app.pointer(.moved, 140, 100)
    app.advance(0.02)
    app.pointer(.released(.primary), 140, 100)
    #expect(view.log.filter { $0.hasPrefix("ended") } == ["ended 180,140", "ended 140,100"])
  }

  @Test func losingTheKeyboardCancelsBoth() {
    let (app, view) = make()
    app.pointer(.pressed(.primary), 150, 100, modifiers: .alternate)
    app.post(.unfocused)
    #expect(view.log.filter { $0.hasPrefix("cancelled") }.count == 2)
    app.pointer(.moved, 10, 10, modifiers: .alternate)
    app.advance(0.02)
    #expect(view.log.count == 4)
  }

  @Test func withoutAltThereIsOne() {
    let (app, view) = make()
    app.press(150, 100)
    app.pointer(.moved, 140, 100, modifiers: .alternate)
    app.release(140, 100)
    #expect(Set(view.touches).count == 1)
  }
}
