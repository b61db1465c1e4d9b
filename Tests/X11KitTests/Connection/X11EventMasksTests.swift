import CUIXlib
import Testing

@testable import X11Kit

struct X11EventMasksTests {
  @Test func whatIsWantedForOneReasonStaysWhenAnotherEnds() {
    var masks = X11EventMasks()
    #expect(masks.set(PropertyChangeMask, of: 7, for: .settings) == PropertyChangeMask)
    let both = PropertyChangeMask | StructureNotifyMask
    #expect(masks.set(StructureNotifyMask, of: 7, for: .selections) == both)
    #expect(masks.set(FocusChangeMask, of: 8, for: .window) == FocusChangeMask)
    #expect(masks.set(NoEventMask, of: 7, for: .selections) == PropertyChangeMask)
    #expect(masks.set(NoEventMask, of: 7, for: .settings) == NoEventMask)
  }

  /// The server gives the numbers of windows again.
  @Test func nothingIsLeftOfAWindowThatIsGone() {
    var masks = X11EventMasks()
    _ = masks.set(PropertyChangeMask, of: 7, for: .window)
    masks.forget(7)
    #expect(masks.set(StructureNotifyMask, of: 7, for: .selections) == StructureNotifyMask)
  }
}
