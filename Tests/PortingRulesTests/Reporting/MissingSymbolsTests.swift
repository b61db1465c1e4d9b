import Foundation
import Testing

@testable import PortingRules

@Suite struct MissingSymbolsTests {
  @Test func ranksWhatABuildDidNotFind() {
    let log = """
      /a/A.swift:1:8: error: no such module 'MapKit'
      /a/A.swift:1:8: warning: module 'Combine' is absent on Linux
      /a/A.swift:2:8: warning: module 'MapKit' is absent on Linux
      /a/A.swift:2:8: warning: variable 'x' was never used
      /a/A.swift:2:8: error: cannot find type 'UITableView' in scope
      /a/A.swift:3:8: error: cannot find type 'UITableView' in scope
      /a/A.swift:3:8: error: cannot find type 'UITableView' in scope
      /a/B.swift:3:8: error: value of type 'UIView?' has no member 'tintAdjustmentMode'
      /a/B.swift:4:8: error: type 'UIColor' has no member 'tintColor'
      /a/B.swift:5:8: error: missing return
      note: cannot find 'x' in scope
      """
    let missing = MissingSymbols(log: log.split(separator: "\n"))
    #expect(missing.modules == ["Combine", "MapKit"])
    #expect(
      missing.symbols == [
        .init(symbol: "UITableView", count: 2), .init(symbol: "UIColor.tintColor", count: 1),
        .init(symbol: "UIView.tintAdjustmentMode", count: 1),
      ])
    #expect(missing.others.count == 1)
    #expect(
      missing.text().hasPrefix(
        "module Combine: absent on Linux\nmodule MapKit: absent on Linux\n    2  UITableView\n"))
  }

  @Test func remarksComeFromTheTableOfClasses() {
    let classes = ClassTable(
      "name\tframework\ttopic\tstatus\tnote\nUITableView\tUIKit\tTables\tabsent\t\nbroken\n"
        + "UIColor\tUIKit\tImages\tpartly\tno pattern images")
    #expect(classes.remark(on: "UITableView") == "absent")
    #expect(classes.remark(on: "UIColor.tint") == "UIColor: partly: no pattern images")
    #expect(classes.remark(on: "Card") == nil)
    let log = "/a.swift:1:1: error: cannot find type 'UITableView' in scope"
    #expect(MissingSymbols(log: [log[...]]).text(classes) == "    1  UITableView  (absent)")
  }

  @Test func aBuildThatFailsOtherwiseSaysHow() {
    let log = "error: 'app': the manifest is broken\nBuilding for debugging...\n"
    let text = MissingSymbols(log: log.split(separator: "\n")).text()
    #expect(text.hasPrefix("1 other errors") && text.hasSuffix("the manifest is broken"))
    let both = log + "/a.swift:1:1: error: cannot find 'UITableView' in scope"
    #expect(MissingSymbols(log: both.split(separator: "\n")).text() == "    1  UITableView")
  }

  @Test func aCleanBuildMissesNothing() {
    #expect(
      MissingSymbols(log: "Build complete!".split(separator: "\n")).text() == "nothing is missing")
  }

  /// A module that this package makes is not absent.
  @Test func absentModulesAreAbsent() throws {
    let sources = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let folder = sources.joined(separator: "/") + "/Sources"
    let own = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(own.contains("PortingRules"))
    #expect(KnownModules.absent.isDisjoint(with: own))
  }
}
