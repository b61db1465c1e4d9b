import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

/// What window managers say of a window: states, frames, frames that were drawn.
@MainActor @Suite struct X11EventTranslatorManagerTests {
  let fixture = TranslatorFixture()

  private func atoms(_ names: X11AtomName...) -> [UInt] {
    names.map { fixture.translator.atoms[$0] }
  }

  @Test func statesAreReportedOnceAndTheirEndToo() {
    fixture.property(
      .states, atoms(.stateFullScreen, .stateMaximizedVertically, .stateMaximizedHorizontally))
    fixture.property(
      .states, atoms(.stateMaximizedVertically, .stateFullScreen, .stateMaximizedHorizontally))
    fixture.property(.states, nil)
    #expect(fixture.changes() == ["states 7", "states 0"])
    fixture.property(.states, atoms(.stateAbove, .stateModal, .stateDemandsAttention, .ping))
    #expect(fixture.changes() == ["states 56"])
  }

  @Test func aHiddenStateIsNoStateOfTheWindow() {
    fixture.structure(MapNotify)
    fixture.property(.states, atoms(.stateHidden))
    #expect(fixture.changes() == ["shown", "hidden"])
  }

  @Test func withoutAManagerThePropertySaysWhatTheProgramWrote() {
    fixture.hasStateManager = false
    fixture.property(.states, atoms(.stateFullScreen))
    #expect(fixture.changes() == [])
  }

  @Test func aFrameThatGoesIsNone() {
    fixture.properties[fixture.translator.atoms[.frameExtents]] = [1, 2, 30, 4]
    fixture.reparent(to: 77)
    fixture.reparent(to: TranslatorFixture.root)
    fixture.reparent(to: 77)
    #expect(fixture.changes() == ["frame 30 1 4 2", "frame 0 0 0 0", "frame 30 1 4 2"])
  }

  @Test func framesAreSaneOrNone() {
    fixture.property(.frameExtents, [1, 2, 30, 4])
    fixture.property(.frameExtents, [1, 2, 30, 4])
    #expect(fixture.changes() == ["frame 30 1 4 2"])
    fixture.property(.frameExtents, [7])
    #expect(fixture.changes() == [])
    fixture.property(.frameExtents, [UInt(bitPattern: -5), 99_999_999, 0, 0])
    #expect(fixture.changes() == ["frame 0 0 0 1024"])
  }

  @Test func theCounterOfASyncRequestIsKnownByItsLastNumber() throws {
    fixture.message(.syncRequest, (0, 6, 1), last: 1)
    fixture.configure(310, 200, isSynthetic: true)
    var tokens: [X11SyncToken] = []
    for case .window(_, .resized(_, let token?)) in fixture.events() {
      tokens.append(X11SyncToken(rawValue: token))
    }
    #expect(tokens.map(\.value) == [1 << 32 | 6] && tokens.map(\.isExtended) == [true])
    fixture.message(.syncRequest, (0, 7, 0))
    fixture.configure(320, 200, isSynthetic: true)
    #expect(fixture.changes() == ["resized 320x200 token 7"])
  }

  @Test func drawnFramesAreToldByTheirCounter() {
    for name in [X11AtomName.frameDrawn, .frameTimings] {
      fixture.feed(ClientMessage) {
        $0.xclient.message_type = fixture.translator.atoms[name]
        $0.xclient.format = 32
        $0.xclient.data.l.0 = 4
        $0.xclient.data.l.1 = 2
      }
    }
    let counter: UInt64 = 2 << 32 | 4
    #expect(fixture.drawn == [counter, counter])
    #expect(fixture.changes() == [])
  }

  @Test func aPressThatIsHandedOverIsOver() {
    fixture.configure(300, 200, x: 100, y: 50, isSynthetic: true)
    _ = fixture.events()
    fixture.button(ButtonPress, 1, x: 10, y: 20)
    let press = fixture.translator.lastPress
    #expect(press?.button == 1 && press?.rootX == 110 && press?.rootY == 70 && press?.time == 1000)
    fixture.translator.pointerWasHandedOver(TranslatorFixture.window)
    #expect(fixture.translator.lastPress == nil)
    _ = fixture.events()
    fixture.feed(MotionNotify) { $0.xmotion.time = 1100 }
    #expect(fixture.samples().map(\.buttons) == [[]])
  }

  @Test func theDirectionsOfADragAreThoseOfTheProtocol() {
    let clockwise: [WindowEdges] = [
      [.top, .left], .top, [.top, .right], .right, [.bottom, .right], .bottom, [.bottom, .left],
      .left,
    ]
    #expect(clockwise.map { WindowDrag.resize($0).direction } == Array(0...7))
    #expect(WindowDrag.move.direction == 8)
  }
}
