import Foundation
import Testing

@testable import UIKit

/// Which programs of a desktop open what.
@MainActor
struct DesktopProgramsTests {
  private let desktop: FakeDesktop

  init() throws {
    desktop = try FakeDesktop()
    try desktop.program("view")
    for name in ["one", "two", "three"] { try desktop.entry(name, exec: "view %F") }
    try desktop.choices(
      "[MIME Cache]\ntext/plain=one.desktop;two.desktop;three.desktop;\nx-scheme-handler/https=two.desktop;\n",
      to: "data/applications/mimeinfo.cache")
  }

  private func names(_ paths: [String]) -> [String] {
    let urls = paths.map { $0.contains(":") ? URL(string: $0)! : URL(fileURLWithPath: $0) }
    return desktop.opener.programs.programs(for: urls).map(\.identifier)
  }

  /// Foundation keeps each process that has run.
  @Test func nothingOfAProgramIsKeptAfterItsEnd() async throws {
    final class Waiting: Sendable {}
    final class Seen {
      weak var waiting: Waiting?
    }
    let seen = Seen()
    let (opener, outcome) = (desktop.opener, Recorded<ProgramRunner.Outcome>())
    let program = try #require(opener.runner.find("view"))
    do {
      let waiting = Waiting()
      seen.waiting = waiting
      opener.runner.run(program, ["a"], limit: 60) { end in
        withExtendedLifetime(waiting) { outcome.add(end) }
      }
    }
    try await wait { outcome.all.count == 1 && seen.waiting == nil }
    #expect(outcome.all.map(\.status) == [0] && seen.waiting == nil)
    try await wait { openFiles("/output-").isEmpty }
    #expect(openFiles("/output-") == [])
  }

  /// Those of this process whose paths contain a text.
  private func openFiles(_ text: String) -> [String] {
    let (files, folder) = (FileManager.default, "/proc/self/fd")
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
      .compactMap { try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      .filter { $0.contains(text) }
  }

  @Test func theUsersChoicesComeFirst() throws {
    #expect(names(["/a.txt"]) == ["one.desktop", "two.desktop", "three.desktop"])
    try desktop.choices(
      """
      [Default Applications]
      text/plain=three.desktop
      [Removed Associations]
      text/plain=one.desktop
      """)
    #expect(names(["/a.txt"]) == ["three.desktop", "two.desktop"])
    try desktop.choices(
      "[Default Applications]\ntext/plain=two.desktop\n", to: "config/fake-mimeapps.list")
    #expect(names(["/a.txt"]) == ["two.desktop", "three.desktop"])
  }

  @Test func specialTypesAreOpenedByWhatOpensGeneralOnes() {
    #expect(names(["/a.csv"]).contains("one.desktop"))
    #expect(names(["/a.png"]) == [] && names(["/a"]) == [])
  }

  @Test func addressesHaveProgramsToo() {
    #expect(names(["https://example.org"]) == ["two.desktop"])
    #expect(names(["https://example.org", "/a.txt"]) == ["two.desktop"])
  }

  @Test(arguments: [
    "Hidden=true", "Terminal=true", "TryExec=missing", "Type=Link\n[Other]\nType=Application",
  ]) func whatIsNoProgramIsLeftOut(line: String) throws {
    if line.hasPrefix("Type") {
      try desktop.folder.write(
        "[Desktop Entry]\n\(line)\nName=x\nExec=view", to: "data/applications/one.desktop")
    } else {
      try desktop.entry("one", exec: "view %F", more: line)
    }
    #expect(names(["/a.txt"]) == ["two.desktop", "three.desktop"])
  }

  @Test func garbageIsLeftOut() throws {
    try desktop.folder.write("\0\u{FFFD}[Desktop", to: "data/applications/one.desktop")
    try desktop.entry("two", exec: "\"view")
    try desktop.entry("three", exec: "missing %F")
    #expect(names(["/a.txt"]) == [])
    try desktop.choices("[Default Applications]\ntext/plain=../../evil.desktop;/etc/passwd;;\n")
    #expect(names(["/a.txt"]) == [])
  }

  @Test func filesAreOpenedWithoutAShell() async throws {
    let file = URL(fileURLWithPath: "/tmp/a; touch $(b) `c` \"d\".txt")
    let entry = try #require(desktop.opener.programs.programs(for: [file]).first)
    #expect(desktop.opener.programs.open([file], with: entry))
    #expect(try await desktop.arguments(of: "view") == [file.path])
  }

  @Test func aProgramThatHangsIsStopped() async throws {
    try desktop.folder.write("#!/bin/sh\nexec sleep 600\n", to: "hang", isProgram: true)
    let runner = desktop.opener.runner
    let program = try #require(runner.find("hang"))
    let outcome = await withCheckedContinuation { continuation in
      runner.run(program, [], limit: 0.2) { continuation.resume(returning: $0) }
    }
    #expect(!outcome.hasSucceeded && outcome.status == -1)
  }

  @Test func outputAndStatusAreTold() async throws {
    try desktop.program("say", status: 3, output: "hello")
    let runner = desktop.opener.runner
    let program = try #require(runner.find("say"))
    let outcome = await withCheckedContinuation { continuation in
      runner.run(program, ["a b"], limit: 60) { continuation.resume(returning: $0) }
    }
    #expect(outcome.status == 3 && outcome.output == "hello")
    #expect(runner.find("nothing") == nil && runner.find("../say") == nil)
  }
}
