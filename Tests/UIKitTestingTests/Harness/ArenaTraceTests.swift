import Foundation
import Testing
import UIKit
import UIKitTesting

/// What the gesture arena writes into a frame trace; by a process of its own, as a trace is chosen at
/// the start.
@Suite struct ArenaTraceTests {
  @Test func decisionsOfATapAreInTheTrace() async throws {
    let path = NSTemporaryDirectory() + "casement-arena-\(getpid()).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    await #expect(processExitsWith: .success) {
      setenv("CASEMENT_TRACE", NSTemporaryDirectory() + "casement-arena-\(getppid()).json", 1)
      await MainActor.run {
        let harness = AppHarness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        double.name = "double"
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        harness.show(view)
        harness.tap(view)
        harness.advance(by: 1)
        harness.tap(view, taps: 2)
      }
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let events = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let decisions = events.filter { $0["ph"] as? String == "i" }.map { event in
      let details = event["args"] as? [String: String] ?? [:]
      return [event["name"] as? String ?? ""]
        + ["recognizer", "state", "wants", "why"].map { details[$0] ?? "-" }
    }
    let (tap, double) = ("UITapGestureRecognizer", "UITapGestureRecognizer double")
    let wait = "must wait for \(double) to fail"
    #expect(decisions.contains(["Waits", tap, "possible", "ended", wait]))
    #expect(decisions.contains(["Wins", tap, "possible", "ended", "nobody objects"]))
    #expect(decisions.contains(["Wins", double, "possible", "ended", "nobody objects"]))
    #expect(decisions.contains { $0[0] == "Loses" && $0[1] == tap && $0[4] == "\(double) has won" })
  }
}
