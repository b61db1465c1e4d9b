import DBusKit
import PlatformKit
import Testing

@testable import X11Kit

/// Taking selections back, where there may be several.
@MainActor
struct ATSPISelectionTests {
  private let source = SpokenSource()

  /// Asks a list in which the row 40, its first child, is selected.
  private func ask(
    _ interface: String, _ member: String, _ number: Int, takesSeveral: Bool
  ) throws -> [DBusValue]? {
    var tree = SpokenTree.tree
    var list = SpokenTree.nodes[5]
    if takesSeveral { list.states.insert(.multiselectable) }
    _ = try tree.apply(AccessibilityUpdate(nodes: [list], focus: tree.focus))
    return source.object(5, in: tree).call(interface, member, [.int(number)])
  }

  @Test(arguments: [
    ("Selection", "DeselectChild", 0), ("Selection", "DeselectSelectedChild", 0),
    ("Table", "RemoveRowSelection", 40),
  ])
  func aTapTakesASelectionBack(interface: String, member: String, number: Int) throws {
    #expect(try ask(interface, member, number, takesSeveral: false) == [.boolean(false)])
    #expect(try ask(interface, member, number + 1, takesSeveral: true) == [.boolean(false)])
    #expect(try ask(interface, member, -1, takesSeveral: true) == [.boolean(false)])
    #expect(source.actions.isEmpty)
    #expect(try ask(interface, member, number, takesSeveral: true) == [.boolean(true)])
    #expect(source.actions.map(\.action) == [.perform(.press)])
    #expect(source.actions.map(\.node) == [SpokenTree.id(6)])
  }
}
