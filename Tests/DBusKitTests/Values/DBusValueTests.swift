import DBusKit
import Testing
import XTestRig

@MainActor @Suite(.serialized) struct DBusValueTests {
  static var samples: [DBusValue] {
    [
      .byte(255), .boolean(true), .boolean(false), .int16(-3), .uint16(.max), .int32(.min),
      .uint32(.max), .int64(.min), .uint64(.max), .double(-0.25), .string("Größe 你好"), .string(""),
      .objectPath("/a/b_1"), .signature("a{sv}"), .bytes([0, 1, 255]), .bytes([]),
      .array(of: "s", [.string("a"), .string("b")]), .array(of: "i", []),
      .array(of: "ay", [.bytes([1]), .bytes([2, 3])]),
      .array(of: "{sv}", [.entry(.string("k"), .variant(.array(of: "u", [.uint32(7)])))]),
      .structure([.int32(1), .structure([.string("x"), .boolean(false)])]),
      .variant(.variant(.structure([.variant(.string("deep"))]))),
    ]
  }

  @Test func valuesOfEachTypeComeBackAsTheyWereSent() throws {
    let bus = MessageBus()
    try bus.start()
    defer { bus.stop() }
    let (client, service) = (try BusPeer(on: bus), try BusPeer(on: bus))
    service.echo()
    let answer = try client.call(service.method("Echo", Self.samples), serving: [service])
    #expect(try answer.get() == Self.samples)
  }

  @Test func aTypeIsSpelledAsOnTheBus() {
    let words = Self.samples.map(\.signature)
    #expect(
      words == [
        "y", "b", "b", "n", "q", "i", "u", "x", "t", "d", "s", "s", "o", "g", "ay", "ay", "as",
        "ai",
        "aay", "a{sv}", "(i(sb))", "v",
      ])
  }

  @Test func contentsAreOnlyThoseOfTheExpectedType() {
    #expect(DBusValue.variant(.variant(.string("x"))).unwrapped.string == "x")
    #expect(DBusValue.int32(3).string == nil)
    #expect(DBusValue.string("3").integer == nil)
    #expect(DBusValue.uint64(.max).integer == nil)
    #expect(DBusValue.uint32(.max).integer == 4_294_967_295)
    #expect(DBusValue.structure([.byte(1)]).elements == nil)
    #expect(DBusValue.array(of: "y", [.byte(1)]).fields == nil)
  }
}
