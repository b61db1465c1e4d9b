import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorGestureTests {
  private func send(_ events: [X11GestureEvent], to fixture: TranslatorFixture) {
    for var event in events {
      event.window = TranslatorFixture.window
      fixture.translator.translate(.gesture(event), arrivedAt: HostTime(seconds: 50))
    }
  }

  @Test func aPinchTellsScaleAndTurn() {
    let fixture = TranslatorFixture()
    send(
      [
        X11GestureEvent(kind: .pinch, phase: .began, fingers: 2, x: 5, y: 6),
        X11GestureEvent(kind: .pinch, phase: .changed, fingers: 2, dx: 3, scale: 1.5, angle: 90),
        X11GestureEvent(kind: .pinch, phase: .ended, fingers: 2, scale: 1.5),
      ], to: fixture)
    let reports = fixture.transforms()
    #expect(reports.map(\.phase) == [.began, .changed, .ended])
    #expect(reports.map(\.scale) == [1, 1.5, 1.5])
    #expect(abs(reports[1].rotation - .pi / 2) < 1e-12, "90° clockwise")
    #expect(reports[1].dx == 3 && reports[0].x == 5 && reports[0].fingers == 2)
  }

  @Test func aSwipeMayBeCancelled() {
    let fixture = TranslatorFixture()
    send(
      [
        X11GestureEvent(kind: .swipe, phase: .began, fingers: 3),
        X11GestureEvent(kind: .swipe, phase: .ended, isCancelled: true, fingers: 3),
      ], to: fixture)
    let reports = fixture.transforms()
    #expect(reports.map(\.kind) == [.swipe, .swipe])
    #expect(reports.map(\.phase) == [.began, .cancelled])
  }
}
