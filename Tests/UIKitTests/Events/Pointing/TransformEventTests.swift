import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct TransformEventTests {
  @Test func turnsAndWaysAddUpAndScaleIsTheLast() {
    let stage = EventStage()
    stage.pinch(.began)
    for step in 1...4 { stage.pinch(.changed, scale: 1 + Double(step) / 4, rotation: 0.1, dx: 8) }
    stage.pinch(.ended, scale: 2)
    let events = stage.window.take(UITransformEvent.self)
    #expect(events.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(events.map(\.scale) == [1, 1.25, 2, 2])
    #expect(events.map { ($0.rotation * 10).rounded() } == [0, 1, 4, 4])
    #expect(events.map(\.translation.dx) == [0, 4, 16, 16], "8 pixels are 4 points, 4 times")
    #expect(events.allSatisfy { $0.view === stage.view && $0.fingers == 2 && $0.kind == .pinch })
    #expect(events.first?.type == .transform)
  }

  @Test func aCancelledGestureSaysSo() {
    let stage = EventStage()
    stage.pinch(.began)
    stage.pinch(.cancelled)
    #expect(stage.window.take(UITransformEvent.self).map(\.phase) == [.began, .cancelled])
  }

  @Test func aLostEndIsMadeUpFor() {
    let stage = EventStage()
    stage.pinch(.began)
    stage.pinch(.began)
    #expect(stage.window.take(UITransformEvent.self).map(\.phase) == [.began, .cancelled, .began])
  }

  @Test func reportsWithoutABeginningAreDropped() {
    let stage = EventStage()
    stage.pinch(.changed, scale: 2)
    stage.pinch(.ended)
    stage.pinch(.began, scale: .nan)
    stage.pinch(.began, scale: -1)
    #expect(stage.window.events.isEmpty)
  }
}

@MainActor
extension EventStage {
  fileprivate func pinch(
    _ phase: TransformReport.Phase, scale: Double = 1, rotation: Double = 0, dx: Double = 0
  ) {
    let report = TransformReport(
      kind: .pinch, phase: phase, fingers: 2, scale: scale, rotation: rotation, dx: dx, dy: 0,
      x: 220, y: 120, time: app.platform.clock.now())
    app.platform.post(.transform(app.id(of: window), report))
  }
}
