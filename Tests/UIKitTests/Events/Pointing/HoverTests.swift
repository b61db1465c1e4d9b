import PlatformKit
import Testing
@testable import UIKit

@MainActor
struct HoverTests {
  @Test func aPointerEntersMovesAndLeavesAsOneTouch() {
    let stage = EventStage()
    stage.hover(.entered, 20, 20)
    #expect(stage.told() == ["regionEntered 10,10"])
    stage.hover(.moved, 240, 120)
    stage.app.advance(0.02)
    let moved = stage.window.take(UIHoverEvent.self)
    #expect(moved.map(\.touch.phase) == [.regionMoved])
    #expect(moved.first?.type == .hover)
    #expect(moved.first?.allTouches?.count == 1)
    #expect(moved.first?.touch.view === stage.view)
    #expect(moved.first?.touch.type == .indirectPointer)
    stage.hover(.exited, 700, 120)
    #expect(stage.told() == ["regionExited 120,60"])
  }

  @Test func motionWithinAFrameIsOneEventWithEveryPlace() {
    let stage = EventStage()
    stage.hover(.entered, 20, 20)
    stage.hover(.moved, 22, 20)
    _ = stage.window.take(UIHoverEvent.self)
    for x in 12...15 { stage.hover(.moved, Double(2 * x), 20) }
    #expect(stage.window.events.isEmpty)
    stage.app.advance(0.02)
    let events = stage.window.take(UIHoverEvent.self)
    #expect(events.count == 1)
    let path = events.first.flatMap { $0.coalescedTouches(for: $0.touch) } ?? []
    #expect(path.map { $0.location(in: nil).x } == [12, 13, 14, 15])
  }

  @Test func hoveringStandsStillWhileAButtonIsDown() {
    let stage = EventStage()
    stage.hover(.entered, 20, 20)
    _ = stage.told()
    stage.app.pointer(.pressed(.primary), 20, 20, in: stage.window)
    stage.app.pointer(.moved, 60, 20, in: stage.window)
    stage.app.advance(0.02)
    #expect(stage.told() == [])
    stage.app.pointer(.released(.primary), 60, 20, in: stage.window)
    stage.app.advance(0.02)
    #expect(stage.told() == ["regionMoved 30,10"])
  }

  @Test func aHiddenWindowIsLeft() {
    let stage = EventStage()
    stage.hover(.entered, 20, 20)
    _ = stage.told()
    stage.window.isHidden = true
    #expect(stage.told() == ["regionExited 10,10"])
  }

  @Test func aPenHoversUntilItTouches() {
    let stage = EventStage()
    stage.app.touch(1, .hover, 20, 20, kind: .pen, in: stage.window)
    stage.app.touch(1, .down, 20, 20, kind: .pen, in: stage.window)
    let events = stage.window.events
    #expect(events.map(\.type) == [.hover, .hover, .touches])
    #expect((events[0] as? UIHoverEvent)?.touch.type == .pencil)
    #expect((events[1] as? UIHoverEvent)?.touch.phase == .regionExited)
  }
}

@MainActor
extension EventStage {
  fileprivate func hover(_ action: PointerSample.Action, _ x: Double, _ y: Double) {
    app.pointer(action, x, y, held: [], in: window)
  }

  /// Phases with the positions in points.
  fileprivate func told() -> [String] {
    window.take(UIHoverEvent.self).map { event in
      let place = event.touch.location(in: nil)
      return "\(event.touch.phase) \(Int(place.x)),\(Int(place.y))"
    }
  }
}
