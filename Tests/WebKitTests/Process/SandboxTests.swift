import Foundation
import Testing

@testable import casement_web_engine

/// Pages run in a sandbox, or not at all.
struct SandboxTests {
  @Test func whereThereIsOnePagesRunInIt() {
    let sandbox = Sandbox(environment: [:]) { true }
    #expect(!sandbox.isOff && sandbox.obstacle == nil)
  }

  @Test(arguments: [nil, "", "on", "OFF", "0"] as [String?])
  func whereTheSystemForbidsItNothingRunsAndTheUserIsTold(value: String?) throws {
    let environment = value.map { ["CASEMENT_WEB_SANDBOX": $0] } ?? [:]
    let sandbox = Sandbox(environment: environment) { false }
    let text = try #require(sandbox.obstacle)
    #expect(!sandbox.isOff)
    #expect(text.contains("sandbox") && text.contains("bwrap"))
    #expect(text.hasSuffix("CASEMENT_WEB_SANDBOX=off runs them without one."))
  }

  @Test func theUserAloneTurnsItOff() {
    var isAsked = false
    let sandbox = Sandbox(environment: ["CASEMENT_WEB_SANDBOX": "off"]) {
      isAsked = true
      return false
    }
    #expect(sandbox.isOff && sandbox.obstacle == nil && !isAsked)
  }

  @Test(arguments: [("exit 0", true), ("exit 1", false), (SandboxTests.withoutProc, false)])
  func bubblewrapIsAskedForAllThatPagesNeed(script: String, works: Bool) throws {
    let program = FileManager.default.temporaryDirectory
      .appendingPathComponent("bwrap-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: program) }
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: program.path)
    #expect(Sandbox.bubblewrapWorks(at: program.path) == works)
  }

  @Test func whereBubblewrapIsMissingThereIsNoSandbox() {
    #expect(!Sandbox.bubblewrapWorks(at: "/nowhere/bwrap"))
  }

  /// What it does in a container that mounts no further `/proc`.
  private static let withoutProc = """
    case "$*" in *--proc*) exit 1 ;; esac
    """
}
