import DBusKit
import Foundation
import PlatformKit
import Testing
import XTestRig

@testable import X11Kit

/// The desktop's file dialog, against a portal on a private bus.
@MainActor @Suite(.serialized) struct PortalFileChooserTests {
  /// What was answered, in order.
  private final class Answers {
    var all: [FileAnswer] = []
  }

  private let portal = FakePortal()
  private let answers = Answers()

  private func start() async throws -> PortalFileChooser {
    try portal.start()
    try await wait("a name") { portal.hasName }
    return chooser()
  }

  private func chooser(
    timeouts: (bus: Double, portal: Double) = (60, 60)
  ) -> PortalFileChooser {
    PortalFileChooser(address: DBusAddress(portal.bus.address), timeouts: timeouts) {}
  }

  @discardableResult
  private func ask(_ chooser: PortalFileChooser, _ question: FileQuestion) -> FileRequestID {
    chooser.ask(question, over: WindowID(rawValue: 0x2a)) { [answers] in answers.all.append($0) }
  }

  private var isAsked: Bool { !portal.request.isEmpty }

  @Test func aFileIsAskedForInThePortalsWords() async throws {
    defer { portal.kill() }
    let chooser = try await start()
    var question = FileQuestion(.files, title: "Open")
    question.allowsSeveral = true
    question.folder = "/tmp/ä"
    question.filters = [.init(name: "Text", mimeTypes: ["text/plain"], patterns: ["*.txt"])]
    ask(chooser, question)
    try await wait("a call") { isAsked }
    let call = try #require(portal.calls.first)
    #expect(call.member == "OpenFile")
    #expect(call.arguments.prefix(2) == [.string("x11:2a"), .string("Open")])
    #expect(portal.option("multiple") == .boolean(true))
    #expect(portal.option("current_folder") == .bytes(Array("/tmp/ä".utf8) + [0]))
    let kinds = DBusValue.array(
      of: "(us)",
      [
        .structure([.uint32(0), .string("*.txt")]),
        .structure([.uint32(1), .string("text/plain")]),
      ])
    #expect(
      portal.option("filters")
        == .array(of: "(sa(us))", [.structure([.string("Text"), kinds])]))
    portal.choose(["file:///tmp/a.txt", "file:///tmp/b.txt"])
    try await wait("an answer") { !answers.all.isEmpty }
    #expect(answers.all == [.chosen(["file:///tmp/a.txt", "file:///tmp/b.txt"])])
  }

  @Test func foldersAndPlaces() async throws {
    defer { portal.kill() }
    let chooser = try await start()
    ask(chooser, FileQuestion(.folders, title: "Folder"))
    try await wait("a call") { portal.calls.count == 1 }
    #expect(portal.option("directory") == .boolean(true))
    ask(chooser, FileQuestion(.place(name: "a.txt"), title: "Save"))
    try await wait("a call") { portal.calls.count == 2 }
    #expect(portal.calls.last?.member == "SaveFile")
    #expect(portal.option("current_name") == .string("a.txt"))
    ask(chooser, FileQuestion(.places(names: ["a", "b"]), title: "Save"))
    try await wait("a call") { portal.calls.count == 3 }
    #expect(portal.calls.last?.member == "SaveFiles")
    let names = ["a", "b"].map { DBusValue.bytes(Array($0.utf8) + [0]) }
    #expect(portal.option("files") == .array(of: "ay", names))
  }

  @Test func theUserCancels() async throws {
    defer { portal.kill() }
    let chooser = try await start()
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { isAsked }
    portal.respond(1, [])
    try await wait("an answer") { !answers.all.isEmpty }
    portal.choose(["file:///late"])
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { portal.calls.count == 2 }
    #expect(answers.all == [.cancelled])
  }

  @Test func answersThatMakeNoSenseChooseNothing() async throws {
    defer { portal.kill() }
    let chooser = try await start()
    let answersOfPortals: [(UInt32, [(String, DBusValue)])] = [
      (0, []), (0, [("uris", .string("file:///a"))]), (0, [("uris", .array(of: "s", []))]),
      (0, [("uris", .array(of: "u", [.uint32(7)]))]), (99, [("uris", .boolean(true))]),
    ]
    for (number, answer) in answersOfPortals.enumerated() {
      ask(chooser, FileQuestion(.files, title: "Open"))
      try await wait("a call") { portal.calls.count == number + 1 }
      portal.respond(answer.0, answer.1)
      try await wait("an answer") { answers.all.count == number + 1 }
    }
    #expect(answers.all == Array(repeating: .cancelled, count: 5))
  }

  @Test func aRequestThatIsCancelledIsClosedAndAnswersNothing() async throws {
    defer { portal.kill() }
    portal.manners = .silent
    let chooser = try await start()
    let id = ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { isAsked }
    chooser.cancel(id)
    try await wait("the closing") { portal.calls.last?.member == "Close" }
    #expect(portal.calls.last?.path == portal.request)
    portal.choose(["file:///late"])
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { portal.calls.count == 3 }
    #expect(answers.all == [])
  }

  @Test func anOldPortalNamesTheRequest() async throws {
    defer { portal.kill() }
    portal.manners = .old
    let chooser = try await start()
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { isAsked }
    // The new subscription goes to the bus after the reply that named the request.
    for _ in 0..<15_000 where answers.all.isEmpty {
      portal.choose(["file:///a"])
      try await Task.sleep(for: .milliseconds(4))
    }
    #expect(answers.all == [.chosen(["file:///a"])])
  }

  @Test func aPortalThatRefusesIsNone() async throws {
    defer { portal.kill() }
    portal.manners = .refusing
    let chooser = try await start()
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("an answer") { !answers.all.isEmpty }
    #expect(answers.all == [.unavailable])
  }

  @Test func aPortalThatNeverBeginsIsNone() async throws {
    defer { portal.kill() }
    portal.manners = .dead
    _ = try await start()
    let chooser = chooser(timeouts: (60, 0.1))
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("an answer") { !answers.all.isEmpty }
    #expect(answers.all == [.unavailable])
  }

  @Test func aPortalThatDiesHasNoAnswer() async throws {
    defer { portal.kill() }
    let chooser = try await start()
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("a call") { isAsked }
    portal.leave()
    try await wait("an answer") { !answers.all.isEmpty }
    #expect(answers.all == [.unavailable])
  }

  @Test func withoutABusOrAPortalThereIsNone() async throws {
    let nowhere = PortalFileChooser(
      address: DBusAddress("unix:path=/nonexistent/bus"), timeouts: (0.1, 60)
    ) {}
    ask(nowhere, FileQuestion(.files, title: "Open"))
    try await wait("an answer") { answers.all.count == 1 }
    defer { portal.kill() }
    try portal.bus.start()
    let chooser = chooser()
    ask(chooser, FileQuestion(.files, title: "Open"))
    try await wait("an answer") { answers.all.count == 2 }
    #expect(answers.all == [.unavailable, .unavailable])
  }
}
