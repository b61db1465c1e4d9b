import Foundation
import IBusRig
import Testing
import WebRig
import XTestRig

/// An input method types into a page: real keys, a daemon that speaks IBus, and the real engine.
@Suite(.enabled(if: WebEngineHere.isInstalled, "libwebkit2gtk-4.1-0 is not installed"), .serialized)
@MainActor
struct InputMethodEndToEndTests {
  private static let page = """
    <!doctype html><style>body { margin: 0 }
    input { position: absolute; left: 100px; top: 60px; width: 300px; height: 30px }</style><input id=a><script>
    a.addEventListener("focus", () => fetch("/focused"))
    a.addEventListener("input", event => fetch("/" + (event.isComposing ? "composed" : "typed") + "/" + a.value))
    </script>
    """

  @Test func lettersAreComposedInTheField() throws {
    let ibus = FakeIBus()
    try ibus.start()
    let session = try BrowserSession(
      ["/": .page(Self.page)],
      environment: ["IBUS_ADDRESS": ibus.bus.address, "CASEMENT_INPUT_METHOD": "ibus"])
    defer {
      session.end()
      ibus.bus.stop()
    }
    func comes(_ path: String) -> Bool {
      becomesTrue {
        ibus.serve()
        return session.site.requests.contains(path)
      }
    }
    try #require(comes("/"))
    // A page that isn't laid out yet gets the click in vain.
    try #require(
      becomesTrue {
        try? session.click(200, 75)
        return becomesTrue(seconds: 2) {
          ibus.serve()
          return session.site.requests.contains("/focused")
        }
      }, "\(session.app.errors)")
    // The method hears of the field a moment later; until then keys are plain.
    try #require(
      becomesTrue {
        ibus.serve()
        return ibus.log.contains("FocusIn")
          && ibus.log.contains { $0.hasPrefix("SetCursorLocation") }
      }, "\(ibus.log)")
    try session.press("n")
    try session.press("a")
    #expect(comes("/composed/na"), "\(session.site.requests) \(ibus.log)")
    try session.press("space")
    #expect(comes("/typed/NA") || comes("/composed/NA"), "\(session.site.requests)")
    try session.press("F2")
    #expect(comes("/typed/N"), "\(session.site.requests)")
  }
}
