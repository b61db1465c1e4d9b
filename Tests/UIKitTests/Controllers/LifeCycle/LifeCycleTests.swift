import Foundation
import Testing

@testable import UIKit

/// What controllers are told: a file in `References` for each scenario. `CASEMENT_BLESS=1` writes them.
@MainActor
struct LifeCycleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")
  private static func file(_ scenario: Scenario) -> URL {
    folder.appendingPathComponent(scenario.fileName)
  }

  @Test(arguments: Scenario.all) func theSequenceIsAsRecorded(scenario: Scenario) throws {
    let rig = LifeCycleRig()
    try scenario.play(rig)
    #expect(rig.faults == [], "in \(scenario.name)")
    let recorded = rig.text
    if ProcessInfo.processInfo.environment["CASEMENT_BLESS"] == "1" {
      return try recorded.write(to: Self.file(scenario), atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.file(scenario), encoding: .utf8)
    let (new, old) = (recorded.split(separator: "\n"), expected.split(separator: "\n"))
    let line =
      zip(new, old).enumerated().first { $1.0 != $1.1 }?.offset ?? min(new.count, old.count)
    #expect(recorded == expected, "\(scenario.fileName) differs from line \(line + 1) on")
  }

  @Test func eachFileHasAScenario() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Scenario.all.map(\.fileName)))
    #expect(Scenario.all.count >= 60)
  }

  @Test func ordersThatCannotBeAreFound() {
    var checker = AppearanceChecker()
    for line in ["a willAppear", "a isAppearing", "a didAppear", "a willDisappear"] {
      checker.note(line)
    }
    #expect(checker.faults == [])
    checker.note("a didAppear")
    checker.note("b didAppear at once")
    #expect(
      checker.faults == ["a didAppear after willDisappear", "b didAppear after didDisappear"])
  }
}
