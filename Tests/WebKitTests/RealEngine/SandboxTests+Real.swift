import Foundation
import Glibc
import Testing
import UIKitTesting
import WebRig
import XTestRig

@testable import WebKit

extension RealEngineTests {
  /// What a kernel that forbids sandboxes means for views: this one, or one that forbids them to the engine alone.
  @MainActor
  @Suite(
    .enabled(
      if: !WebEngineHere.hasSandbox || ConfinedEngine.isPossible,
      "this system lets pages run in a sandbox, and nobody forbid it"))
  struct RefusalTests {
    private let confined: ConfinedEngine?

    init() throws {
      confined = try WebEngineHere.hasSandbox ? ConfinedEngine(EngineProgram().path()) : nil
    }

    private func open(_ variable: String) async throws -> RealStage {
      var environment = ["CASEMENT_WEB_SANDBOX": variable]
      environment["CASEMENT_WEB_ENGINE"] = confined?.path
      let stage = try RealStage(["/": .page("<title>P</title>")], environment: environment)
      try await stage.open()
      return stage
    }

    @Test func withoutASandboxNothingIsLoadedAndTheViewSaysWhy() async throws {
      let stage = try await open("")
      defer { stage.end() }
      #expect(stage.heard == ["fail 2"])
      let text = try #require(stage.view.obstacle?.text)
      #expect(text.contains("bwrap fails") && text.hasSuffix("runs them without one."), "\(text)")
      #expect(stage.site.requests.isEmpty)
    }

    @Test func theVariableLetsPagesLoadWithoutOne() async throws {
      let stage = try await open("off")
      defer { stage.end() }
      #expect(stage.heard == ["start", "commit", "finish"])
      try await stage.wait { stage.view.title == "P" }
      #expect(stage.view.title == "P" && stage.view.obstacle == nil)
      let place = try #require(PagePlace(stage))
      #expect(place.ownNamespaces.isEmpty && place.sees(place.file))
    }
  }

  /// What a page's process gets of the system. Where the kernel forbids sandboxes, `RefusalTests` says what happens.
  @MainActor
  @Suite(.enabled(if: WebEngineHere.hasSandbox, "this system lets no page run in a sandbox"))
  struct SandboxedPageTests {
    @Test func aPagesProcessSeesNoFilesAndNoProcessesOfTheUser() async throws {
      let stage = try RealStage(["/": .page("<title>P</title>")])
      defer { stage.end() }
      try await stage.open()
      #expect(stage.heard == ["start", "commit", "finish"])
      let place = try #require(PagePlace(stage))
      #expect(place.ownNamespaces.isSuperset(of: ["mnt", "pid"]))
      #expect(place.sees("/usr") && !place.sees(place.file))
    }
  }
}

/// Where the page of a stage runs, as the kernel tells, and a file of the user's.
@MainActor
private final class PagePlace {
  let file: String
  private let engine: Int32
  private let page: Int32

  /// nil where there is no such process.
  init?(_ stage: RealStage) {
    let engines = ProcessFamily.members(of: getpid(), named: String(EngineProgram.name.prefix(15)))
    // Those of stages that ended before may end just now.
    let display = "DISPLAY=\(stage.server.display)"
    guard let own = engines.first(where: { ProcessFamily.environment(of: $0).contains(display) }),
      let page = ProcessFamily.members(of: own, named: "WebKitWebProces").first
    else { return nil }
    (engine, self.page) = (own, page)
    let name = "secret-\(UUID().uuidString.prefix(8))"
    file = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: file, contents: Data("mine".utf8)) else {
      return nil
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: file) }

  /// The kinds of namespaces that are the page's and not the engine's too.
  var ownNamespaces: Set<String> {
    let kinds: Set<String> = ["mnt", "pid", "net", "ipc", "uts"]
    return kinds.filter { kind in
      guard let its = ProcessFamily.namespace(kind, of: page) else { return false }
      return its != ProcessFamily.namespace(kind, of: engine)
    }
  }

  func sees(_ path: String) -> Bool { ProcessFamily.sees(path, page) }
}
