import Foundation
import Testing
import WebRig
import XTestRig

/// A page that nothing moves.
@Suite(
  .enabled(if: WebEngineHere.isInstalled, "apt-get install libwebkit2gtk-4.1-0 for web views"),
  .serialized)
struct StillPageEndToEndTests {
  private static let page = """
    <!doctype html><title>Still</title><h1>A page</h1><p>that shows, and does nothing more.</p><script>
    requestAnimationFrame(() => requestAnimationFrame(() => fetch("/shown")))
    </script>
    """

  /// The program, the engine and the page's process together: less than a hundredth of a processor.
  @Test func itTakesNoTime() throws {
    let program = try PageProgram(["/": .page(Self.page)])
    defer { program.end() }
    let app = try program.run(["ephemeral"])
    defer { program.quit(app) }
    try #require(
      becomesTrue { program.site.requests.contains("/shown") },
      "\(program.site.requests) \(app.errors)")
    let pid = app.process.processIdentifier
    #expect(ProcessActivity.family(of: pid).count > 2, "an engine, and a process for the page")
    var taken = 0
    let isStill = becomesTrue(seconds: 90) {
      let before = ProcessActivity(ofFamilyOf: pid).nanosecondsRun
      usleep(2_000_000)
      taken = ProcessActivity(ofFamilyOf: pid).nanosecondsRun - before
      // Less than nothing where a process has ended, with what it took before.
      return (0..<20_000_000).contains(taken)
    }
    #expect(isStill, "\(taken) ns of two seconds")
  }
}
