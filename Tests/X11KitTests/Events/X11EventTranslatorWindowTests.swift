import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor @Suite struct X11EventTranslatorWindowTests {
  let fixture = TranslatorFixture()

  @Test func onlyTheNewestSizeOfABatchCounts() {
    for width: Int32 in 301...400 { fixture.configure(width, 200, isSynthetic: false) }
    #expect(fixture.changes() == ["resized 400x200"])
  }

  @Test func theSameSizeAgainIsNoNews() {
    fixture.configure(300, 200, x: 5, y: 6, isSynthetic: true)
    #expect(fixture.changes() == ["moved 5,6"])
    fixture.configure(300, 200, x: 5, y: 6, isSynthetic: true)
    #expect(fixture.changes().isEmpty)
  }

  @Test func aRealEventInsideAFrameSaysNothingOfThePlace() {
    fixture.reparent(to: 77)
    fixture.configure(300, 200, x: 1, y: 22, isSynthetic: false)
    fixture.configure(300, 200, x: 101, y: 122, isSynthetic: true)
    fixture.configure(300, 200, x: 1, y: 22, isSynthetic: false)
    #expect(fixture.changes() == ["moved 101,122"])
  }

  @Test func exposesAreOneRegionWhenTheirSeriesEnds() {
    expose(x: 0, width: 10, more: 2)
    expose(x: 20, width: 10, more: 1)
    #expect(fixture.changes().isEmpty)
    expose(x: 40, width: 10, more: 0)
    #expect(fixture.changes() == ["exposed 0,0-10,5 20,0-30,5 40,0-50,5"])
  }

  @Test func aSyncRequestIsDueWithTheConfigureThatFollows() {
    fixture.message(.syncRequest, (1, 7, 2))
    #expect(fixture.changes().isEmpty)
    fixture.configure(310, 200, isSynthetic: false)
    #expect(fixture.changes().first == "resized 310x200 token \(2 << 32 | 7)")
    fixture.configure(320, 200, isSynthetic: false)
    #expect(fixture.changes() == ["resized 320x200"])
  }

  @Test func aSyncRequestIsAnsweredThoughTheSizeStays() {
    fixture.message(.syncRequest, (1, 9, 0))
    fixture.configure(300, 200, isSynthetic: false)
    #expect(fixture.changes().first == "resized 300x200 token 9")
  }

  @Test func aWindowBehindOthersIsCoveredButNotHidden() {
    fixture.structure(MapNotify)
    visibility(VisibilityFullyObscured)
    visibility(VisibilityFullyObscured)
    visibility(VisibilityPartiallyObscured)
    fixture.structure(UnmapNotify)
    #expect(fixture.changes() == ["shown", "obscured", "unobscured", "hidden"])
    #expect(fixture.shown == [TranslatorFixture.window])
  }

  @Test func aDestroyedWindowIsForgotten() {
    fixture.structure(DestroyNotify)
    fixture.configure(1, 1, isSynthetic: false)
    #expect(fixture.changes() == ["destroyed"])
    #expect(fixture.goneWindows == [TranslatorFixture.window])
  }

  @Test func closingIsAskedNotDone() {
    fixture.message(.deleteWindow)
    #expect(fixture.changes() == ["closeRequested"])
  }

  @Test func focusIsTakenAtTheMessagesTime() {
    fixture.message(.takeFocus, (123_456, 0, 0))
    #expect(fixture.focusTimes == [123_456])
  }

  @Test func aPingIsAnsweredUnlessItIsOurAnswer() {
    fixture.message(.ping)
    fixture.message(.ping, to: TranslatorFixture.root)
    #expect(fixture.pings == [TranslatorFixture.window])
  }

  @Test func unknownEventsAndMessagesAreSilent() {
    for type: Int32 in 36...127 { fixture.feed(type) }
    fixture.feed(ClientMessage)
    #expect(fixture.events().isEmpty)
  }

  private func expose(x: Int32, width: Int32, more: Int32) {
    fixture.feed(Expose) {
      $0.xexpose.x = x
      $0.xexpose.width = width
      $0.xexpose.height = 5
      $0.xexpose.count = more
    }
  }

  private func visibility(_ state: Int32) {
    fixture.feed(VisibilityNotify) { $0.xvisibility.state = state }
  }
}
