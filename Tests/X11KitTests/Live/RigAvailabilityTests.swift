import Foundation
import Testing

/// The tests with emulated devices on machines where Xorg cannot start.
@Suite struct RigAvailabilityTests {
  @Test func testsThatNeedXorgAreSkippedByNameWithoutIt() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "aPenSaysHowHardItIsPressed",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CASEMENT_XORG": "/nowhere/Xorg"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
    #expect(words.contains("DeviceTests skipped: \"Xorg with its inputtest driver cannot start\""))
    #expect(words.contains("aPenSaysHowHardItIsPressed() skipped"))
  }
}
