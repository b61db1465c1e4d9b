import DBusKit
import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

/// The signals of each change: exactly those.
@MainActor
struct ATSPIEventsTests {
  /// Changes a node; returns the signals in short: where, what, detail, numbers.
  private func signals(
    focus: UInt64? = 2, _ number: UInt64, _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) throws -> [String] {
    var tree = SpokenTree.tree
    var node = try #require(tree[SpokenTree.id(number)])
    change(&node)
    let changes = try tree.apply(
      AccessibilityUpdate(nodes: [node], focus: focus.map(SpokenTree.id)))
    return ATSPIEvents(tree: tree, busName: ":1.5").signals(for: changes).map { signal in
      let place = signal.path.split(separator: "/").last ?? ""
      let texts = signal.arguments.prefix(3).map { $0.string ?? "\($0.integer ?? 0)" }
      return ([String(place), signal.member] + texts).joined(separator: " ")
    }
  }

  @Test func nothingIsToldOfNothing() throws {
    #expect(try signals(2) == [])
  }

  @Test func namesValuesAndPlaces() throws {
    #expect(try signals(2) { $0.name = "Keep" } == ["2 PropertyChange accessible-name 0 0"])
    #expect(
      try signals(4) { $0.number?.value = 3 } == ["4 PropertyChange accessible-value 0 0"])
    #expect(
      try signals(2) { $0.value = "twice" } == ["2 PropertyChange accessible-name 0 0"])
    #expect(
      try signals(2) {
        $0.role = .toggle
        $0.value = "1"
      } == ["2 PropertyChange accessible-role 0 0"], "its state tells its value")
    #expect(
      try signals(2) { $0.extents = PixelRect(x: 0, y: 0, width: 1, height: 1) }
        == ["2 BoundsChanged  0 0"])
    #expect(
      try signals(2) { $0.states.remove(.enabled) }
        == ["2 StateChanged enabled 0 0", "2 StateChanged sensitive 0 0"])
    #expect(
      try signals(6) { $0.states.remove(.selected) }
        == ["6 StateChanged selected 0 0", "5 SelectionChanged  0 0"])
  }

  @Test func theFocusLeavesAndComes() throws {
    #expect(
      try signals(focus: 4, 2) == ["2 StateChanged focused 0 0", "4 StateChanged focused 1 0"])
    #expect(try signals(focus: nil, 2) == ["2 StateChanged focused 0 0"])
  }

  @Test func theFocusIsToldBeforeTheCaret() throws {
    #expect(
      try signals(focus: 3, 3) { $0.text?.selection = 1..<1 } == [
        "2 StateChanged focused 0 0", "3 StateChanged focused 1 0", "3 TextCaretMoved  1 0",
        "3 TextSelectionChanged  0 0",
      ])
  }

  @Test func textIsToldInCharacters() throws {
    #expect(
      try signals(3) {
        $0.text?.string = "a\u{1F600}Xbc"
        $0.text?.selection = 4..<4
      } == [
        "3 TextChanged insert 2 1", "3 TextCaretMoved  3 0", "3 TextSelectionChanged  0 0",
      ])
  }

  @Test func aTextThatMayNoMoreBeEditedSaysSo() throws {
    #expect(
      try signals(3) { $0.text?.isEditable = false }
        == ["3 StateChanged editable 0 0", "3 StateChanged read-only 1 0"])
  }

  @Test func childrenAndWindowsComeAndGo() throws {
    #expect(
      try signals(focus: nil, 5) { $0.children = [] }
        == [
          "5 ChildrenChanged remove 0 0", "6 StateChanged defunct 1 0",
          "2 StateChanged focused 0 0",
        ])
    #expect(
      try signals(focus: nil, 0) { $0.children = [] }.prefix(3)
        == [
          "1 Destroy  0 0", "root ChildrenChanged remove 0 0", "1 StateChanged defunct 1 0",
        ])
    #expect(
      try signals(1) { $0.states.insert(.active) }
        == ["1 StateChanged active 1 0", "1 Activate  0 0"])
    #expect(
      try signals(1) { $0.states.insert(.minimized) }
        == ["1 StateChanged iconified 1 0", "1 Minimize  0 0"])
  }

  /// Clients keep lists of children, which they change by these signals alone.
  @Test func anElementThatFindsAnotherPlaceIsNotGone() throws {
    #expect(
      try signals(1) { $0.children = [3, 4, 5, 2].map(SpokenTree.id) }
        == ["1 ChildrenChanged remove 0 0", "1 ChildrenChanged add 3 0"])
    var tree = SpokenTree.tree
    var (window, list) = (SpokenTree.nodes[1], SpokenTree.nodes[5])
    list.children = []
    window.children.append(SpokenTree.id(6))
    let changes = try tree.apply(AccessibilityUpdate(nodes: [window, list], focus: tree.focus))
    let told = ATSPIEvents(tree: tree, busName: ":1.5").signals(for: changes)
    #expect(told.map { $0.arguments.first?.string } == ["remove", "add", "accessible-parent"])
    #expect(
      told.last?.arguments[3]
        == .variant(ATSPIReference.value(":1.5", ATSPIReference.path(of: window.id))))
  }

  @Test func aProgramThatComesTellsWhichWindowIsInUse() throws {
    var tree = SpokenTree.tree
    var window = SpokenTree.nodes[1]
    window.states.insert(.active)
    _ = try tree.apply(AccessibilityUpdate(nodes: [window], focus: nil))
    let signals = ATSPIEvents(tree: tree, busName: ":1.5").introduction
    #expect(signals.map(\.member) == ["Create", "Activate"])
    #expect(ATSPIEvents(tree: AccessibilityTree(), busName: ":1.5").introduction.isEmpty)
  }

  @Test func aWindowThatGoesHasItsTitleStill() throws {
    var tree = SpokenTree.tree
    var program = SpokenTree.nodes[0]
    program.children = []
    let changes = try tree.apply(AccessibilityUpdate(nodes: [program], focus: nil))
    let signals = ATSPIEvents(tree: tree, busName: ":1.5").signals(for: changes)
    #expect(signals.first { $0.member == "Destroy" }?.arguments[3] == .variant(.string("Window")))
  }

  @Test func announcementsArePoliteOrNot() {
    let signal = ATSPIEvents.announcement(AccessibilityAnnouncement("Saved", isUrgent: true))
    #expect(signal.member == "Announcement" && signal.path == ATSPIReference.root)
    #expect(
      signal.arguments.prefix(4) == [
        .string(""), .int32(2), .int32(0), .variant(.string("Saved")),
      ])
  }

  @Test func rolesHaveNumbersOfTheirOwnName() {
    var names: [UInt32: String] = [:]
    for role in AccessibilityRole.allCases {
      let (number, name) = role.atspi
      #expect(names[number] == nil || names[number] == name)
      names[number] = name
    }
  }
}
