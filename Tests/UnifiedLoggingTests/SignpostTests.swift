import Testing
import UnifiedLogging

@Suite struct SignpostTests {
  @Test func nobodyReadsThemButWhatIsBetweenRuns() {
    let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    #expect(id != signposter.makeSignpostID() && id != .exclusive && id != .invalid)
    let state = signposter.beginInterval("load", id: id, "of \(3)")
    #expect(state.signpostID == id)
    signposter.emitEvent("half")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
    #expect(!signposter.isEnabled)
  }

  @Test func theFormOfCTakesWhatApplesTakes() {
    let log = OSLog(subsystem: "org.example", category: "net")
    final class Request {}
    let request = Request()
    let id = OSSignpostID(log: log, object: request)
    #expect(id == OSSignpostID(log: log, object: request) && id != OSSignpostID(log: log))
    os_signpost(.begin, log: log, name: "get", signpostID: id, "%{public}s %d", "x", 2)
    os_signpost(.event, log: log, name: "byte")
    os_signpost(.end, log: log, name: "get", signpostID: id)
    #expect(!log.signpostsEnabled)
  }
}
