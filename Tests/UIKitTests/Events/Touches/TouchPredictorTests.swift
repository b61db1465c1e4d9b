import PlatformKit
import Testing
@testable import UIKit

struct TouchPredictorTests {
  /// A path of eight positions, one every 4 ms.
  private func path(_ place: (Double) -> CGPoint) -> [TouchSample] {
    (0..<8).map { step in
      let time = Double(step) * 0.004
      return TouchSample(
        contact: .pointer, action: .move, position: place(time), time: HostTime(seconds: time),
        type: .direct)
    }
  }

  private func predicted(_ place: (Double) -> CGPoint) -> [TouchSample] {
    TouchPredictor(path: path(place)).places(for: 0.016)
  }

  @Test func aStraightWayGoesOnAtTheDevicesRate() {
    let places = predicted { CGPoint(x: 500 * $0, y: 10) }
    #expect(places.count == 4, "16 ms of 4 ms each")
    for (step, sample) in places.enumerated() {
      let time = 0.028 + 0.004 * Double(step + 1)
      #expect(abs(sample.time.seconds - time) < 1e-9)
      #expect(abs(sample.position.x - 500 * CGFloat(time)) < 1e-6)
      #expect(abs(sample.position.y - 10) < 1e-9)
    }
  }

  @Test func aThrownThingFollowsItsParabola() {
    let fall = { (t: Double) in CGPoint(x: 300 * t, y: 100_000 * t * t / 2) }
    let places = predicted(fall)
    #expect(!places.isEmpty)
    for sample in places {
      let truth = fall(sample.time.seconds)
      #expect(abs(sample.position.y - truth.y) < 0.01)
      #expect(abs(sample.position.x - truth.x) < 0.01)
    }
  }

  @Test func aSharpTurnIsNotPredicted() {
    #expect(predicted { $0 < 0.026 ? CGPoint(x: 2000 * $0, y: 0) : CGPoint(x: 0, y: 90) }.isEmpty)
  }

  @Test func tremblingIsNotPredicted() {
    #expect(predicted { CGPoint(x: Int($0 * 250 + 0.5) % 2 == 0 ? 10 : 0, y: 0) }.isEmpty)
  }

  @Test func tooFewOrTooOldPlacesSayNothing() {
    let line = path { CGPoint(x: 500 * $0, y: 10) }
    #expect(TouchPredictor(path: []).places(for: 0.016).isEmpty)
    #expect(TouchPredictor(path: Array(line.prefix(3))).places(for: 0.016).isEmpty)
    var late = line[7]
    late.time = HostTime(seconds: 1)
    #expect(TouchPredictor(path: line + [late]).places(for: 0.016).isEmpty)
  }

  @Test func anEventPredictsForTheFrameToCome() async {
    await MainActor.run {
      let app = TestApp()
      let view = RecordingView("a", frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      app.window.addSubview(view)
      app.turn()
      var predicted: [[CGFloat]] = []
      view.onTouch = { touch, event in
        let touches = event?.predictedTouches(for: touch) ?? []
        predicted.append(touches.map { $0.location(in: nil).x })
      }
      app.press(10, 10)
      for step in 1...8 {
        app.platform.manualClock.advance(to: app.platform.clock.now() + 0.004)
        app.move(10 + 2 * Double(step), 10)
      }
      app.advance(0.02)
      #expect(predicted.first == [])
      let last = predicted.last?.map { ($0 * 1000).rounded() / 1000 }
      #expect(last == [28, 30, 32, 34], "500 points a second from 26 on")
    }
  }
}
