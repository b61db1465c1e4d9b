import RasterKit
import Testing

@testable import PlatformKit

/// What updates change in a tree, exactly, and which are refused.
struct AccessibilityTreeTests {
  private func id(_ number: UInt64) -> AccessibilityNodeID { AccessibilityNodeID(rawValue: number) }

  private func node(
    _ number: UInt64, _ role: AccessibilityRole = .button, _ name: String = "",
    _ children: [UInt64] = []
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id(number), role)
    node.name = name
    node.children = children.map(id)
    return node
  }

  /// A program with two buttons, 1 and 2, of which 1 has the focus.
  private func tree() throws -> AccessibilityTree {
    var tree = AccessibilityTree()
    _ = try tree.apply(
      AccessibilityUpdate(
        nodes: [node(0, .application, "", [1, 2]), node(1, .button, "A"), node(2, .button, "B")],
        focus: id(1)))
    return tree
  }

  @Test func anUpdateThatChangesNothingIsNothing() throws {
    var tree = try tree()
    #expect(try tree.apply(AccessibilityUpdate(nodes: [node(1, .button, "A")], focus: id(1))) == [])
    #expect(try tree.apply(AccessibilityUpdate(nodes: [], focus: id(1))) == [])
  }

  @Test func aMovedFocusIsOneChange() throws {
    var tree = try tree()
    var (one, two) = (node(1, .button, "A"), node(2, .button, "B"))
    one.states.remove(.focused)
    two.states.insert(.focused)
    let changes = try tree.apply(AccessibilityUpdate(nodes: [one, two], focus: id(2)))
    #expect(changes == [.focused(id(2), from: id(1))])
  }

  @Test func elementsComeGoAndChangePlaces() throws {
    var tree = try tree()
    let added = try tree.apply(
      AccessibilityUpdate(
        nodes: [
          node(0, .application, "", [1, 3, 2]), node(3, .group, "", [4]), node(4, .button, "D"),
        ], focus: id(1)))
    #expect(added == [.added(id(3), parent: id(0), index: 1)])
    #expect(tree.ancestors(of: id(4)) == [id(3), id(0)])
    let moved = try tree.apply(
      AccessibilityUpdate(nodes: [node(0, .application, "", [3, 2, 1])], focus: id(1)))
    #expect(
      moved == [.left(id(1), parent: id(0), index: 0), .entered(id(1), parent: id(0), index: 2)])
    let removed = try tree.apply(
      AccessibilityUpdate(nodes: [node(0, .application, "", [2, 1])], focus: id(1)))
    #expect(removed == [.removed(node(3, .group, "", [4]), parent: id(0), index: 0)])
    #expect(tree[id(4)] == nil && tree.nodes.count == 3)
    try tree.checkAll()
  }

  @Test func anElementThatFindsAnotherParentStays() throws {
    var tree = try tree()
    var changes = try tree.apply(
      AccessibilityUpdate(
        nodes: [node(0, .application, "", [2]), node(2, .group, "B", [1])], focus: nil))
    #expect(
      changes.prefix(3) == [
        .left(id(1), parent: id(0), index: 0), .entered(id(1), parent: id(2), index: 0),
        .adopted(id(1), by: id(2)),
      ])
    #expect(tree[id(1)]?.name == "A" && tree.parents[id(1)] == id(2))
    // One that comes brings it along.
    changes = try tree.apply(
      AccessibilityUpdate(
        nodes: [
          node(0, .application, "", [2, 3]), node(2, .group, "B"), node(3, .group, "C", [1]),
        ], focus: nil))
    #expect(
      changes == [
        .left(id(1), parent: id(2), index: 0), .added(id(3), parent: id(0), index: 1),
        .adopted(id(1), by: id(3)),
      ])
    try tree.checkAll()
  }

  @Test func whetherATextMayBeEditedIsAChange() throws {
    var tree = try tree()
    func write(isEditable: Bool) throws -> [AccessibilityChange] {
      var field = node(1, .textField, "A")
      field.text = AccessibilityText("abc", isEditable: isEditable)
      return try tree.apply(AccessibilityUpdate(nodes: [field], focus: id(1)))
    }
    _ = try write(isEditable: true)
    #expect(try write(isEditable: false) == [.editable(id(1), false)])
    #expect(try write(isEditable: false) == [])
  }

  @Test func textIsTheOneReplacementThatWasMade() throws {
    var tree = try tree()
    func write(_ text: String, _ selection: Range<Int>) throws -> [AccessibilityChange] {
      var field = node(1, .textField, "A")
      field.text = AccessibilityText(text, selection: selection, isEditable: true)
      return try tree.apply(AccessibilityUpdate(nodes: [field], focus: id(1)))
    }
    _ = try write("abc", 3..<3)
    #expect(
      try write("abXc", 3..<3) == [.textInserted(id(1), at: 2, "X")])
    #expect(
      try write("abYZc", 4..<4) == [
        .textRemoved(id(1), at: 2, "X"), .textInserted(id(1), at: 2, "YZ"),
        .caretMoved(id(1), to: 4),
      ])
    #expect(try write("abYZc", 0..<4) == [.selectionChanged(id(1))])
    _ = try write("\u{1F600}", 2..<2)
    // The two share their first unit, but a character is not cut.
    #expect(
      try write("\u{1F601}", 2..<2) == [
        .textRemoved(id(1), at: 0, "\u{1F600}"), .textInserted(id(1), at: 0, "\u{1F601}"),
      ])
  }

  @Test func theFocusMovesAfterTextAndBeforeCarets() throws {
    var tree = try tree()
    func field(_ number: UInt64, _ text: String, _ selection: Range<Int>) -> AccessibilityNode {
      var field = node(number, .textField)
      field.text = AccessibilityText(text, selection: selection, isEditable: true)
      return field
    }
    _ = try tree.apply(
      AccessibilityUpdate(nodes: [field(1, "one", 3..<3), field(2, "two", 0..<0)], focus: id(1)))
    let changes = try tree.apply(
      AccessibilityUpdate(nodes: [field(1, "one!", 0..<0), field(2, "two", 0..<3)], focus: id(2)))
    #expect(
      changes == [
        .textInserted(id(1), at: 3, "!"), .focused(id(2), from: id(1)),
        .caretMoved(id(1), to: 0), .caretMoved(id(2), to: 3), .selectionChanged(id(2)),
      ])
  }

  @Test func statesAndValuesAreToldApart() throws {
    var tree = try tree()
    var slider = node(1, .slider, "A")
    slider.number = AccessibilityNumber(0.5, in: 0...1)
    slider.states = [.enabled]
    _ = try tree.apply(AccessibilityUpdate(nodes: [slider], focus: id(1)))
    slider.number?.value = 0.6
    slider.value = "60%"
    slider.states = [.showing]
    slider.extents = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      try tree.apply(AccessibilityUpdate(nodes: [slider], focus: id(1))) == [
        .moved(id(1)), .states(id(1), .enabled, isSet: false),
        .states(id(1), .showing, isSet: true), .valueChanged(id(1)),
      ])
  }

  @Test func whatWouldBeNoTreeIsRefusedAndChangesNothing() throws {
    let start = try tree()
    let bad: [AccessibilityUpdate] = [
      AccessibilityUpdate(nodes: [node(0, .application, "", [1, 1])], focus: nil),
      AccessibilityUpdate(nodes: [node(0, .application, "", [1, 2, 7])], focus: nil),
      AccessibilityUpdate(nodes: [node(9)], focus: nil),
      AccessibilityUpdate(nodes: [], focus: id(9)),
      AccessibilityUpdate(nodes: [node(1, .group, "", [2])], focus: nil),
      AccessibilityUpdate(nodes: [node(0, .application, "", [2])], focus: id(1)),
    ]
    for update in bad {
      var tree = start
      #expect(throws: AccessibilityTreeError.self) { try tree.apply(update) }
      #expect(tree.nodes == start.nodes && tree.parents == start.parents)
    }
    var empty = AccessibilityTree()
    #expect(throws: AccessibilityTreeError(description: "there is no root")) {
      try empty.apply(AccessibilityUpdate(nodes: [], focus: nil))
    }
  }

  @Test func aTreeIsPrinted() throws {
    #expect(
      try tree().dump() == """
        application disabled unseen [0 0 0 0]
          button "A" disabled unseen <focus> [0 0 0 0]
          button "B" disabled unseen [0 0 0 0]

        """)
  }
}
