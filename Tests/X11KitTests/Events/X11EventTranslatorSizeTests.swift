import CUIXlib
import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

/// The outcome of a requested size; the window is 300 by 200.
@MainActor @Suite struct X11EventTranslatorSizeTests {
  let fixture = TranslatorFixture()
  let due = HostTime(seconds: 51)

  private func askForAnotherSize() {
    fixture.translator.expectSize(of: TranslatorFixture.window, by: due)
  }

  @Test(arguments: [true, false]) func aRefusalIsToldThoughTheSizeStays(isSynthetic: Bool) {
    askForAnotherSize()
    fixture.configure(300, 200, isSynthetic: isSynthetic)
    #expect(fixture.changes() == ["resized 300x200"])
    fixture.configure(300, 200, isSynthetic: isSynthetic)
    #expect(fixture.changes().isEmpty, "answered once")
  }

  @Test func silenceIsARefusal() {
    askForAnotherSize()
    fixture.translator.finishBatch(at: HostTime(seconds: 50.9))
    #expect(fixture.translator.takeOutput().isEmpty)
    #expect(fixture.translator.nextDue == due)
    fixture.translator.finishBatch(at: due)
    #expect(fixture.changes() == ["resized 300x200"])
    #expect(fixture.translator.nextDue == nil)
  }

  @Test func aGrantAfterTheRefusalCountsToo() {
    askForAnotherSize()
    #expect(fixture.changes() == ["resized 300x200"])
    fixture.configure(400, 250, isSynthetic: false)
    #expect(fixture.changes() == ["resized 400x250"])
  }

  @Test func anyAnswerIsTheAnswer() {
    askForAnotherSize()
    fixture.configure(350, 220, isSynthetic: false)
    #expect(fixture.changes() == ["resized 350x220"])
    #expect(fixture.translator.nextDue == nil)
  }

  @Test func windowsThatAreGoneAreNotWaitedFor() {
    askForAnotherSize()
    fixture.structure(DestroyNotify)
    #expect(fixture.translator.nextDue == nil)
    askForAnotherSize()
    #expect(fixture.translator.nextDue == nil)
  }
}
