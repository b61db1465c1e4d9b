import Testing
import WebRig

/// What pages keep from one run of a program to the next.
@Suite(
  .enabled(if: WebEngineHere.isInstalled, "apt-get install libwebkit2gtk-4.1-0 for web views"),
  .serialized)
struct KeptDataEndToEndTests {
  /// Says whether it finds its cookie, sets it, and says so again.
  private static let page = """
    <!doctype html><title>Kept</title><script>
    const found = () => document.cookie.includes("kept=1") ? "found" : "none"
    fetch("/before/" + found()).then(() => {
      document.cookie = "kept=1; max-age=1000; path=/"
      return fetch("/after/" + found())
    })
    </script>
    """

  @Test(arguments: [true, false])
  func aCookieOutlivesTheProgramInAStoreOnDiskAlone(isOnDisk: Bool) throws {
    let program = try PageProgram(["/": .page(Self.page)])
    defer { program.end() }
    for run in 1...2 {
      let app = try program.run(isOnDisk ? [] : ["ephemeral"])
      defer { program.quit(app) }
      try #require(
        becomesTrue { program.site.requests.count { $0 == "/after/found" } == run },
        "run \(run): \(program.site.requests) \(app.errors)")
    }
    let found = program.site.requests.filter { $0.hasPrefix("/before/") }
    #expect(found == ["/before/none", isOnDisk ? "/before/found" : "/before/none"])
  }
}
