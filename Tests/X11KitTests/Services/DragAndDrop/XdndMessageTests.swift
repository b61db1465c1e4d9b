import CUIXlib
import PlatformKit
import Testing

@testable import X11Kit

@MainActor
struct XdndMessageTests {
  private let atoms = X11Atoms(values: X11AtomName.allCases.indices.map { Atom($0 + 500) })

  private func read(_ message: XdndMessage) -> XdndMessage? {
    XdndMessage(message.event(for: 77, atoms).xclient, atoms)
  }

  @Test func everyMessageIsReadAsItWasWritten() {
    let messages: [XdndMessage] = [
      .enter(source: 9, version: 5, hasTypeList: false, types: [31, 32]),
      .enter(source: 9, version: 4, hasTypeList: true, types: [31, 32, 33]),
      .position(source: 9, x: 1279, y: 0, time: 4_000_000_000, action: 12),
      .position(source: 9, x: -3, y: 32767, time: 1, action: 12),
      .status(target: 8, accepts: true, action: 12), .status(target: 8, accepts: false, action: 0),
      .leave(source: 9), .drop(source: 9, time: 5),
      .finished(target: 8, isTaken: true, action: 12),
      .finished(target: 8, isTaken: false, action: 0),
    ]
    for message in messages { #expect(read(message) == message) }
  }

  @Test func otherMessagesAreNone() {
    var event = XdndMessage.leave(source: 9).event(for: 77, atoms).xclient
    event.format = 8
    #expect(XdndMessage(event, atoms) == nil)
    event.format = 32
    event.message_type = atoms[.protocols]
    #expect(XdndMessage(event, atoms) == nil)
  }
}
