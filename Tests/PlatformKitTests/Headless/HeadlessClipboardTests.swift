import PlatformKit
import Testing

@MainActor
struct HeadlessClipboardTests {
  private let platform = HeadlessPlatform()
  private var clipboard: HeadlessClipboard { platform.headlessClipboard(.general) }

  @Test func anEmptyClipboardSaysSo() {
    var result: Result<[UInt8], ClipboardFailure>?
    platform.clipboard(.general).read("a/b") { result = $0 }
    #expect(result == .failure(.empty))
  }

  @Test func anotherProgramTakesWhatIsOffered() {
    clipboard.setOffer(ClipboardOffer(formats: ["a/b"]) { $1(Array($0.utf8)) })
    var taken: [[UInt8]?] = []
    for format in ["a/b", "a/c"] { clipboard.take(format) { taken.append($0) } }
    #expect(taken == [Array("a/b".utf8), nil])
    #expect(clipboard.changeCount == 1)
  }

  @Test func anotherProgramsDataAreReadInTheirOrder() {
    var changes = 0
    clipboard.onChange = { changes += 1 }
    clipboard.setOffer(ClipboardOffer(formats: []) { $1(nil) })
    clipboard.setOther(HeadlessClipboardOwner(["x/b": [2], "x/a": [1]]))
    var formats: [String]?
    clipboard.readFormats { formats = try? $0.get() }
    #expect(formats == ["x/b", "x/a"])
    #expect(clipboard.offer == nil && changes == 2)
    var refused: Result<[UInt8], ClipboardFailure>?
    clipboard.read("x/c") { refused = $0 }
    #expect(refused == .failure(.refused))
  }

  @Test func aSilentProgramIsGivenUpInTimeOrWhenAnotherTakesOver() {
    clipboard.setOther(HeadlessClipboardOwner(["x/a": [1]], answersAtOnce: false))
    var results: [Result<[UInt8], ClipboardFailure>] = []
    clipboard.read("x/a") { results.append($0) }
    #expect(!clipboard.wait { !results.isEmpty } && clipboard.waits == 1)
    platform.manualClock.advance(to: platform.clock.now() + ClipboardTimeout.answer)
    platform.drainEvents { _ in }
    #expect(results == [.failure(.timedOut)])
    clipboard.read("x/a") { results.append($0) }
    clipboard.setOther(nil)
    #expect(results.last == .failure(.empty))
  }

  @Test func theTwoClipboardsAreApart() {
    clipboard.setOther(HeadlessClipboardOwner(["x/a": [1]]))
    #expect(platform.clipboard(.primary).changeCount == 0)
    #expect(platform.clipboard(.general) === clipboard)
  }
}
