import Foundation
import SeededInput
import Testing

@testable import WebEngineProtocol

struct MessageCoderTests {
  /// Messages of all sorts, with texts and bodies of any length.
  private func message(_ numbers: inout SeededGenerator) -> EngineMessage<EngineCommand> {
    let text = String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0...300, using: &numbers)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0...0x1ffff, using: &numbers))
        }))
    let number = Double.random(in: -1e9...1e9, using: &numbers)
    let id = RequestID.random(in: 0...UInt32.max, using: &numbers)
    let commands: [EngineCommand] = [
      .load(PageRequest(url: text, headers: [text: "x"])), .setZoom(number), .stop,
      .evaluate(id, ScriptCall(text, arguments: [.init(name: "a", json: text)])),
      .pointer(PointerInput(.pressed, x: number, y: -number, button: 3, modifiers: [.shift])),
      .answerPolicy(id, .download), .answerDialog(id, isAccepted: true, text: nil),
      .resize(
        PageGeometry(
          width: 3, height: 4, scale: 1.5, generation: id,
          buffers: [SharedBuffer(id: 1, offset: 4096, stride: 64)])),
      .answerMessage(id, .error(text, line: 4)), .setUserAgent(nil),
      .setScriptsEnabled(false),
    ]
    let body = Data((0..<Int.random(in: 0...2000, using: &numbers)).map { UInt8($0 % 251) })
    return EngineMessage(commands.randomElement(using: &numbers)!, page: id, body: body)
  }

  /// The slow reference: one byte after the other.
  private func oneByOne(_ bytes: Data) throws -> [EngineMessage<EngineCommand>] {
    var assembler = MessageAssembler<EngineCommand>()
    return try bytes.flatMap { try assembler.add(Data([$0])) }
  }

  @Test func messagesComeOutAsTheyWentInHoweverTheStreamIsCut() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<20 {
      let sent = (0..<8).map { _ in message(&numbers) }
      let stream = try sent.reduce(into: Data()) { try $0.append(MessageCoder.encode($1)) }
      var assembler = MessageAssembler<EngineCommand>()
      var (received, rest) = ([EngineMessage<EngineCommand>](), stream)
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...900, using: &numbers))
        rest = rest.dropFirst(piece.count)
        received += try assembler.add(piece)
      }
      #expect(received == sent)
    }
    let few = message(&numbers)
    #expect(try oneByOne(MessageCoder.encode(few)) == [few])
  }

  @Test func wrongBytesAreRefusedOrReadAndNeverTrap() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var refused = 0
    for _ in 0..<mutationRounds(200) {
      let wrong = try MessageCoder.encode(message(&numbers)).mutated(using: &numbers)
      var assembler = MessageAssembler<EngineCommand>()
      do { _ = try assembler.add(wrong) } catch { refused += 1 }
    }
    #expect(refused > 20)
  }

  @Test func lengthsBeyondTheLimitAreRefusedBeforeTheyAreAwaited() {
    var assembler = MessageAssembler<EngineEvent>()
    let head = Data([0, 0, 0, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(throws: MessageError.tooLong(0x7f00_0000)) { try assembler.add(head) }
    let body = Data([2, 0, 0, 0, 0, 0, 0, 0x7f, 0, 0, 0, 0])
    var other = MessageAssembler<EngineEvent>()
    #expect(throws: MessageError.tooLong(0x7f00_0000)) { try other.add(body) }
  }

  @Test func nothingIsReadAfterAnError() throws {
    let good = try MessageCoder.encode(EngineMessage(EngineEvent.started, page: 2))
    var assembler = MessageAssembler<EngineEvent>()
    let wrong = Data([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + Data("{}".utf8)
    #expect(throws: MessageError.self) { try assembler.add(wrong) }
    #expect(try assembler.add(good).isEmpty)
  }

  @Test func eventsKeepTheirPageAndBody() throws {
    let event = EngineMessage(
      EngineEvent.document(7, error: nil), page: 4, body: Data([1, 2, 3]))
    var assembler = MessageAssembler<EngineEvent>()
    #expect(try assembler.add(MessageCoder.encode(event)) == [event])
  }

  @Test func numbersThatJSONLacksAreAnErrorOfTheSender() {
    #expect(throws: (any Error).self) {
      try MessageCoder.encode(EngineMessage(EngineCommand.setZoom(.nan)))
    }
  }
}
