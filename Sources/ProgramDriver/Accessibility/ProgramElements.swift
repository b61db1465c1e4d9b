import DBusKit
package import PlatformKit
package import RasterKit
import X11Kit

/// The elements of a program on the bus of assistive technologies. Main thread only, which waits for each answer.
@MainActor
package struct ProgramElements {
  let bus: WaitingConnection
  /// Its name on the bus.
  let program: String

  /// All there are now; none once the program has ended.
  package var tree: AccessibilityTree {
    let list = bus.answer(to: ATSPIReading.list(of: program)) ?? []
    let reading = ATSPIReading(list, of: program)
    return reading.tree(bus.answers(to: reading.calls))
  }

  /// Where an element is on the screen, in device pixels; nil if it has gone.
  package func place(of id: AccessibilityNodeID) -> PixelRect? {
    PixelRect(ask(id, "Component", "GetExtents", [.uint32(0)])?.first)
  }

  /// Where typing goes, in characters; nil where no text is.
  package func caret(of id: AccessibilityNodeID) -> Int? {
    bus.answer(
      to: DBusCall("Get", program, id, propertiesOf: "Text", [.string("CaretOffset")]))?
      .first?.unwrapped.integer
  }

  /// Returns when the program has taken what came to it before: it answers in its turns.
  package func settle() {
    for _ in 0..<2 { _ = ask(.application, "Accessible", "GetRole") }
  }
}

// What is done without the server's input.
extension ProgramElements {
  package func press(_ id: AccessibilityNodeID) {
    let actions = ask(id, "Action", "GetActions")?.first?.elements ?? []
    let name = AccessibilityActionKind.press.atspiName
    guard let index = actions.firstIndex(where: { $0.fields?.first?.string == name }) else {
      return
    }
    _ = ask(id, "Action", "DoAction", [.int32(Int32(clamping: index))])
  }

  /// Scrolls it into sight.
  package func scroll(to id: AccessibilityNodeID) {
    // AT-SPI's "anywhere".
    _ = ask(id, "Component", "ScrollTo", [.uint32(6)])
  }

  package func setNumber(_ number: Double, of id: AccessibilityNodeID) {
    _ = bus.answer(
      to: DBusCall(
        "Set", program, id, propertiesOf: "Value",
        [.string("CurrentValue"), .variant(.double(number))]))
  }

  /// Inserts a text as if it were typed.
  package func insert(_ text: String, into id: AccessibilityNodeID) {
    let place = Int32(clamping: caret(of: id) ?? 0)
    _ = ask(id, "EditableText", "InsertText", [.int32(place), .string(text), .int32(-1)])
  }

  private func ask(
    _ id: AccessibilityNodeID, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) -> [DBusValue]? {
    bus.answer(to: DBusCall(program, id, interface, member, arguments))
  }
}
