import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

/// When a window counts as hidden, with invented events.
@MainActor @Suite struct X11WindowVisibilityTests {
  let fixture = TranslatorFixture()

  init() {
    fixture.structure(MapNotify)
    _ = fixture.events()
  }

  private func setIconic(_ isIconic: Bool) {
    fixture.property(.managerState, [UInt(isIconic ? IconicState : NormalState), 0])
  }

  private func markHidden(_ isHidden: Bool) {
    fixture.property(.states, isHidden ? [fixture.translator.atoms[.stateHidden]] : [])
  }

  private func setMapped(_ isMapped: Bool) {
    fixture.structure(isMapped ? MapNotify : UnmapNotify)
  }

  @Test func aMappedWindowThatIsMinimisedIsHidden() {
    markHidden(true)
    #expect(fixture.changes() == ["hidden"])
    markHidden(false)
    #expect(fixture.changes() == ["shown"])
    setIconic(true)
    #expect(fixture.changes() == ["hidden"])
    setIconic(false)
    #expect(fixture.changes() == ["shown"])
  }

  /// The three facts in every order: hidden with the first, shown with the last.
  @Test func theOrderOfTheFactsDoesNotMatter() {
    let facts: [(Bool) -> Void] = [setIconic, markHidden, { setMapped(!$0) }]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      for fact in order { facts[fact](true) }
      #expect(fixture.changes() == ["hidden"], "put away as in \(order)")
      for fact in order { facts[fact](false) }
      #expect(fixture.changes() == ["shown"], "brought back as in \(order)")
    }
  }

  @Test func aWithdrawnWindowInAFrameIsOnAnotherWorkspace() {
    fixture.reparent(to: 77)
    fixture.property(.managerState, [UInt(WithdrawnState), 0])
    #expect(fixture.changes() == ["hidden"])
    fixture.property(.managerState, [UInt(NormalState), 0])
    #expect(fixture.changes() == ["shown"])
  }

  @Test func whatAWindowManagerLeftBehindHidesNothing() {
    fixture.reparent(to: 77)
    fixture.property(.managerState, [UInt(WithdrawnState), 0])
    fixture.reparent(to: TranslatorFixture.root)
    #expect(fixture.changes() == ["hidden", "shown"])
  }

  @Test func deletedAndMalformedPropertiesHideNothing() {
    setIconic(true)
    fixture.property(.managerState, nil)
    #expect(fixture.changes() == ["hidden", "shown"])
    fixture.property(.managerState, [.max])
    fixture.property(.states, [1, .max, 0])
    #expect(fixture.changes().isEmpty)
  }

  /// It is opened on another workspace and visited later.
  @Test func aWindowThatIsNotMappedInTimeIsHidden() {
    setMapped(false)
    _ = fixture.events()
    let due = HostTime(seconds: 53)
    fixture.translator.expectShown(TranslatorFixture.window, by: due)
    fixture.translator.finishBatch(at: HostTime(seconds: 52.9))
    #expect(fixture.translator.takeOutput().isEmpty)
    #expect(fixture.translator.nextDue == due)
    #expect(fixture.changes() == ["hidden"])
    #expect(fixture.translator.nextDue == nil)
    setMapped(true)
    #expect(fixture.changes() == ["shown"])
  }

  @Test func aWindowThatIsMappedIsWaitedForNoLonger() {
    setMapped(false)
    fixture.translator.expectShown(TranslatorFixture.window, by: HostTime(seconds: 53))
    setMapped(true)
    #expect(fixture.translator.nextDue == nil)
    fixture.translator.expectShown(TranslatorFixture.window, by: HostTime(seconds: 53))
    #expect(fixture.translator.nextDue == nil)
    #expect(fixture.changes() == ["hidden", "shown"])
  }

  @Test func otherPropertiesAreNotRead() {
    fixture.properties[fixture.translator.atoms[.managerState]] = [UInt(IconicState)]
    fixture.property(.name, [1])
    #expect(fixture.changes().isEmpty)
  }
}
