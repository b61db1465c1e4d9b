import DBusKit
import Testing
import XTestRig

@MainActor @Suite(.serialized) struct DBusCallTests {
  private let bus = MessageBus()

  init() throws { try bus.start() }

  @Test func anErrorOfTheServiceIsTheAnswer() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    let failure = DBusFailure(name: "org.casement.Test.Full", message: "kein Platz")
    service.connection.onCall = { [weak service] in
      service?.connection.answer($0, .failure(failure))
    }
    let answer = try client.call(service.method("Put"), serving: [service])
    #expect(answer == .failure(failure))
  }

  @Test func aServiceSaysWhoCallsIt() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var callers: [String] = []
    service.connection.onCall = { [weak service] in
      callers.append($0.sender)
      service?.connection.answer($0, .success([]))
    }
    _ = try client.call(service.method("Hello"), serving: [service])
    #expect(callers == [client.connection.uniqueName])
  }

  @Test func callsThatNobodyTakesAreRefused() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    let answer = try client.call(service.method("Nothing"), serving: [service])
    guard case .failure(let failure) = answer else { Issue.record("\(answer)"); return }
    #expect(failure.name == "org.freedesktop.DBus.Error.UnknownMethod")
    #expect(failure.message.contains("org.casement.Test.Nothing"))
  }

  @Test func aSilentServiceIsWaitedForOnlyAsLongAsAgreed() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var calls: [DBusIncomingCall] = []
    service.connection.onCall = { calls.append($0) }
    let answer = try client.call(service.method("Wait"), timeout: 0.05, serving: [service])
    #expect(answer == .failure(.noReply))
    // What it says later is nobody's answer.
    try service.wait("the call") { !calls.isEmpty }
    service.connection.answer(calls[0], .success([.string("late")]))
    service.echo()
    let next = try client.call(service.method("Echo", [.byte(1)]), serving: [service])
    #expect(try next.get() == [.byte(1)])
  }

  /// Answers may come in any order.
  @Test func eachAnswerBelongsToItsCall() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    var calls: [DBusIncomingCall] = []
    service.connection.onCall = { calls.append($0) }
    var answers: [Int: Int] = [:]
    for number in 0..<20 {
      client.connection.call(service.method("Echo", [.int32(Int32(number))])) {
        answers[number] = (try? $0.get())?.first?.integer
      }
    }
    try service.wait("all calls", serving: [client]) { calls.count == 20 }
    for call in calls.reversed() { service.connection.answer(call, .success(call.call.arguments)) }
    try client.wait("all answers", serving: [service]) { answers.count == 20 }
    #expect(answers == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0) }))
  }

  /// Two connections that do the same count their calls alike.
  @Test func eachCallerGetsItsOwnAnswer() throws {
    let service = try BusPeer(on: bus)
    let clients = [try BusPeer(on: bus), try BusPeer(on: bus)]
    var calls: [DBusIncomingCall] = []
    service.connection.onCall = { calls.append($0) }
    var answers: [String: Result<[DBusValue], DBusFailure>] = [:]
    for client in clients {
      let name = client.connection.uniqueName ?? ""
      client.connection.call(service.method("Echo", [.string(name)])) { answers[name] = $0 }
    }
    try service.wait("both calls", serving: clients) { calls.count == 2 }
    for call in calls { service.connection.answer(call, .success(call.call.arguments)) }
    try service.wait("both answers", serving: clients) { answers.count == 2 }
    for (name, answer) in answers { #expect(answer == .success([.string(name)])) }
  }

  @Test func whoCallsHearsOfAnAnswerThatCannotBeSent() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    service.connection.onCall = { [weak service] in
      service?.connection.answer($0, .success([.string("a\0b")]))
    }
    let answer = try client.call(service.method("Read"), serving: [service])
    guard case .failure(let failure) = answer else { Issue.record("\(answer)"); return }
    #expect(failure.name == "org.freedesktop.DBus.Error.Failed")
    #expect(failure.message.contains("zero"))
  }

  @Test func megabytesGoThereAndBack() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    service.echo()
    let bytes = (0..<20_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let answer = try client.call(service.method("Echo", [.bytes(bytes)]), serving: [service])
    #expect(try answer.get() == [.bytes(bytes)])
  }

  @Test func aMessageOfTooManyValuesIsRefusedAndTheNextIsTaken() throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    service.echo()
    let many = DBusValue.array(of: "y", Array(repeating: .byte(1), count: 10))
    let tooMany = DBusValue.array(of: "n", Array(repeating: .int16(1), count: 1 << 20))
    let answer = try client.call(service.method("Echo", [tooMany]), serving: [service])
    guard case .failure(let failure) = answer else { Issue.record("taken"); return }
    #expect(failure.message.contains("more than 1048576 values"))
    let next = try client.call(service.method("Echo", [many]), serving: [service])
    #expect(try next.get() == [.bytes(Array(repeating: 1, count: 10))])
  }

  @Test(arguments: [
    [DBusValue.string("a\0b")], [.objectPath("no path")], [.signature("{")],
    [.array(of: "s", [.int32(1)])], [.array(of: "", [])], [.structure([])],
    [.variant(.entry(.string("k"), .string("v")))],
  ])
  func whatIsNoMessageIsNotSent(arguments: [DBusValue]) throws {
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    let answer = try client.call(service.method("Echo", arguments))
    guard case .failure(let failure) = answer else { Issue.record("\(answer)"); return }
    #expect(failure.name == "org.freedesktop.DBus.Error.InvalidArgs", "\(failure)")
  }

  @Test(arguments: [("", "/a", "b"), ("/", "", "b"), ("/", "a.b", ""), ("x y", "a.b", "c")])
  func namesThatAreNoneAreNotSent(path: String, interface: String, member: String) throws {
    let client = try BusPeer(on: bus)
    let call = DBusCall("org.freedesktop.DBus", path, interface, member)
    guard case .failure(let failure) = try client.call(call) else { Issue.record("sent"); return }
    #expect(failure.name == "org.freedesktop.DBus.Error.InvalidArgs", "\(failure)")
  }
}
