import CUIXlib
import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

@Suite struct IBusValueTests {
  private func attribute(_ numbers: UInt32...) -> DBusValue {
    .variant(
      .structure(
        [.string("IBusAttribute"), .array(of: "{sv}", [])] + numbers.map { .uint32($0) }))
  }

  private func text(_ text: String, _ attributes: [DBusValue]) -> DBusValue {
    let list = DBusValue.structure([
      .string("IBusAttrList"), .array(of: "{sv}", []), .array(of: "v", attributes),
    ])
    return .variant(
      .structure([.string("IBusText"), .array(of: "{sv}", []), .string(text), .variant(list)]))
  }

  /// IBus counts scalars; 𝄞 is two code units.
  @Test func rangesAndTheCaretAreInCodeUnits() {
    let value = text(
      "𝄞ab", [attribute(1, 1, 0, 2), attribute(1, 2, 1, 3), attribute(3, 0xFF, 0, 1)])
    #expect(
      IBusText.preedit(value, caret: 2)
        == Preedit(
          text: "𝄞ab", caret: 3,
          spans: [
            .init(range: 0..<3, style: .underline), .init(range: 2..<4, style: .thickUnderline),
            .init(range: 0..<2, style: .highlight),
          ]))
  }

  @Test func attributesThatMakeNoSenseAreLeftOut() {
    let attributes = [
      attribute(1, 1, 5, 9), attribute(1, 1, 2, 1), attribute(9, 1, 0, 1), attribute(1, 0, 0, 1),
      attribute(2, 0xFF, 0, 1), attribute(1, 1), .variant(.string("IBusAttribute")),
      attribute(1, 1, 1, .max),
    ]
    let preedit = IBusText.preedit(text("ab", attributes), caret: 99)
    #expect(
      preedit == Preedit(text: "ab", caret: 2, spans: [.init(range: 1..<2, style: .underline)]))
  }

  @Test(arguments: [
    DBusValue.string("plain"), .variant(.structure([.string("IBusText")])),
    .variant(.structure([.string("Other"), .byte(1), .string("x"), .byte(1)])),
    .variant(.structure([.string("IBusText"), .byte(1), .int32(3), .byte(1)])),
  ])
  func whatIsNoTextIsNone(value: DBusValue) {
    #expect(IBusText.text(value) == nil)
    #expect(IBusText.preedit(value, caret: 0) == nil)
  }

  @Test func aTextThatIsSentReadsAsItself() {
    #expect(IBusText.text(IBusText.value("你好")) == "你好")
    #expect(IBusText.value("x").signature == "v")
  }

  @Test func theAddressIsInAFileOfTheMachineAndTheDisplay() {
    #expect(IBusAddress.fileName(machine: "m", display: ":3.1") == "m-unix-3")
    #expect(IBusAddress.fileName(machine: "m", display: "far:10") == "m-far-10")
    #expect(IBusAddress.fileName(machine: "m", display: "nonsense") == nil)
    let text = "# comment\nIBUS_ADDRESS=unix:path=/x,guid=1\nIBUS_DAEMON_PID=5\n"
    #expect(IBusAddress.address(in: text) == "unix:path=/x,guid=1")
    #expect(IBusAddress.address(in: "IBUS_ADDRESS=\n") == nil)
    #expect(IBusAddress.address(in: "") == nil)
  }

  @Test func keysAreCountedFromTheKernelsNumbers() {
    let key = IBusKey(symbol: 0x61, code: 30, state: 1 << 30 | 1 << 25 | 5)
    #expect(key.isRelease)
    #expect(key.x11Code == 38)
    #expect(key.x11State == 5)
    for code in [0, 248, UInt32.max] as [UInt32] {
      #expect(IBusKey(symbol: 0, code: code, state: 0).x11Code == nil)
    }
  }

  @Test func purposesAndHintsHaveIBussNumbers() {
    let password = TextTraits(purpose: .password, hints: [.isPrivate, .doesNotCheckSpelling])
    #expect(password.ibusContentType == (8, 1 << 11 | 2))
    let terminal = TextTraits(purpose: .terminal, hints: [.capitalizesSentences, .completesWords])
    #expect(terminal.ibusContentType == (10, 64 | 4))
    #expect(TextTraits().ibusCapabilities == 0b101001)
    #expect(TextTraits(showsPreedit: false).ibusCapabilities == 0b101000)
  }
}
