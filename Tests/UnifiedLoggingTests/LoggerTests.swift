import Foundation
import Testing

@testable import UnifiedLogging

@Suite struct LoggerTests {
  /// What `body` writes on standard error, in a process of its own.
  private func lines(_ text: [UInt8]?) -> [String] {
    String(decoding: text ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func aLineHasSubsystemCategoryLevelAndMessage() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = Logger(subsystem: "org.example", category: "net")
      let (name, count) = ("a b", 3)
      log.info("loaded \(name) \(count)")
      log.notice("plain")
      log.log(level: .fault, "lost")
      Logger().warning("no category")
      Logger(.disabled).error("unheard")
    }
    #expect(
      lines(result?.standardErrorContent) == [
        "org.example net info: loaded a b 3", "org.example net: plain",
        "org.example net fault: lost", "error: no category",
      ])
  }

  @Test func theFormOfCReadsItsFormat() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
      os_log("%{public}@ has %d of %.1f %% %{private}s", log: log, type: .error, "a", 2, 1.5, "x")
      os_log(.debug, "%@", "b")
      os_log("text alone")
      let name = "c"
      os_log("interpolated \(name)")
      os_log(.info, log: log, "level \(name)")
      os_log("too few %d")
    }
    #expect(
      lines(result?.standardErrorContent) == [
        "org.example PointsOfInterest error: a has 2 of 1.5 % <private>", "debug: b",
        "text alone", "interpolated c", "org.example PointsOfInterest info: level c", "too few %d",
      ])
  }

  @Test func valuesAreFormattedAndHidden() {
    let (secret, ratio) = ("secret", 2.0 / 3)
    #expect(("\(secret, privacy: .private)!" as OSLogMessage).text == "<private>!")
    #expect(("\(secret, privacy: .sensitive)" as OSLogMessage).text == "<sensitive>")
    #expect(("\(secret, privacy: .public)" as OSLogMessage).text == "secret")
    let masked: [OSLogMessage] = [
      "\(secret, privacy: .private(mask: .hash))", "\(secret, privacy: .private(mask: .hash))",
    ]
    #expect(masked[0].text == masked[1].text && !masked[0].text.contains("secret"))
    #expect(("\(ratio, format: .fixed(precision: 2))" as OSLogMessage).text == "0.67")
    #expect(("\(255, format: .hex(includePrefix: true))" as OSLogMessage).text == "0xff")
    #expect(("\(-5, format: .decimal(minDigits: 3))" as OSLogMessage).text == "-005")
    #expect(("[\("a", align: .right(columns: 3))]" as OSLogMessage).text == "[  a]")
    #expect(("\(true, format: .answer)" as OSLogMessage).text == "YES")
  }

  @Test(arguments: ["%", "%{", "%{public", "%{}", "100%"])
  func brokenFormatsAreRead(format: String) {
    #expect(!OSLogFormat.pieces(of: format).isEmpty)
  }
}
