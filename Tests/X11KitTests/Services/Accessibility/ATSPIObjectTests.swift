import DBusKit
import PlatformKit
import RasterKit
import Testing

@testable import X11Kit

/// What objects answer, interface by interface.
@MainActor
struct ATSPIObjectTests {
  private let source = SpokenSource()

  private func object(_ number: UInt64) -> ATSPIObject { source.object(number) }

  private func call(
    _ number: UInt64, _ interface: String, _ member: String, _ arguments: DBusValue...
  ) -> [DBusValue]? {
    object(number).call(interface, member, arguments)
  }

  private func reference(_ number: UInt64) -> DBusValue {
    ATSPIReference.value(":1.5", ATSPIReference.path(of: SpokenTree.id(number)))
  }

  @Test func eachHasTheInterfacesOfItsKind() {
    func names(_ number: UInt64) -> [String] {
      object(number).interfaces.map { type(of: $0).name }
    }
    #expect(names(0) == ["Accessible", "Application"])
    #expect(names(2) == ["Accessible", "Component", "Action"])
    #expect(names(3) == ["Accessible", "Component", "Text", "EditableText"])
    #expect(names(4) == ["Accessible", "Component", "Value"])
    #expect(names(5) == ["Accessible", "Component", "Selection", "Table"])
    #expect(names(6) == ["Accessible", "Component", "TableCell"])
  }

  @Test func theTreeIsWalked() {
    #expect(call(1, "Accessible", "GetChildAtIndex", .int32(1)) == [reference(3)])
    #expect(
      call(1, "Accessible", "GetChildAtIndex", .int32(9)) == [
        ATSPIReference.value("", ATSPIReference.null)
      ])
    #expect(call(3, "Accessible", "GetIndexInParent") == [.int32(1)])
    #expect(call(2, "Accessible", "GetRole") == [.uint32(43)])
    #expect(call(6, "Accessible", "GetApplication") == [reference(0)])
    let accessible = ATSPIAccessible(object: object(6))
    #expect(accessible.properties["Parent"] == reference(5))
    #expect(
      ATSPIAccessible(object: object(0)).properties["Parent"]
        == ATSPIReference.value("registry", ATSPIReference.root))
    // Enabled, horizontal, sensitive, showing, visible, and nothing in the upper word.
    let word: UInt32 = 1 << 8 | 1 << 14 | 1 << 24 | 1 << 25 | 1 << 30
    let states = DBusValue.array(of: "u", [.uint32(word), .uint32(0)])
    #expect(call(4, "Accessible", "GetState") == [states])
    #expect(call(4, "Accessible", "Nothing") == nil)
  }

  @Test func theKeysOfAnActionAreToldAsScreenReadersReadThem() {
    func keys(_ shortcut: AccessibilityShortcut?, of index: Int32 = 0) -> [DBusValue]? {
      var node = SpokenTree.nodes[2]
      node.shortcut = shortcut
      let object = ATSPIObject(
        node: node, tree: SpokenTree.tree, busName: ":1.5", desktop: .string(""), source: source,
        origin: { _ in PixelPoint(x: 0, y: 0) })
      return object.call("Action", "GetKeyBinding", [.int32(index)])
    }
    let save = AccessibilityShortcut([.control, .shift], "s")
    #expect(keys(save) == [.string(";;<Control><Shift>s")])
    #expect(keys(AccessibilityShortcut([.command], ";")) == [.string(";;<Super>semicolon")])
    #expect(keys(AccessibilityShortcut([.alternate], "Page Up")) == [.string(";;<Alt>Page_Up")])
    #expect(keys(save, of: 1) == [.string("")] && keys(nil) == [.string("")])
  }

  @Test func attributesSayWhatRolesAndNamesDoNot() {
    func attribute(_ name: String, of number: UInt64) -> String? {
      let said = call(number, "Accessible", "GetAttributes")?.first?.elements ?? []
      for case .entry(.string(name), let value) in said { return value.string }
      return nil
    }
    #expect(attribute("scale", of: 1) == "2.0" && attribute("scale", of: 3) == nil)
    #expect(attribute("kind", of: 3) == "textField" && attribute("kind", of: 5) == "table")
    #expect(ATSPIAccessible(object: object(6)).properties["Name"] == .string("Row, 40"))
    #expect(attribute("label", of: 6) == "Row" && attribute("label", of: 2) == nil)
  }

  /// What has no number, text or state for its value says it with its name.
  @Test func valuesAreInNamesWhereNothingElseTellsThem() {
    func name(
      _ role: AccessibilityRole, _ name: String, _ value: String, _ place: AccessibilityPlace? = nil
    ) -> String {
      var node = SpokenTree.node(9, role, name)
      (node.value, node.place) = (value, place)
      return node.spokenName
    }
    #expect(name(.group, "May", "12 degrees") == "May, 12 degrees")
    #expect(name(.button, "Send", "by mail") == "Send, by mail")
    #expect(name(.staticText, "", "7") == "7" && name(.staticText, "Seven", "") == "Seven")
    #expect(name(.toggle, "Sound", "1") == "Sound")
    #expect(name(.activityIndicator, "In progress", "1") == "In progress")
    let place = AccessibilityPlace(1, of: 3)
    #expect(name(.tab, "Mail", "2 of 3", place) == "Mail")
    #expect(name(.tab, "Mail", "4 new, 2 of 3", place) == "Mail, 4 new")
    #expect(name(.tab, "Mail", "4 new", place) == "Mail, 4 new")
  }

  @Test func segmentsAreMembersOfTheirGroup() throws {
    var tree = SpokenTree.tree
    let group = SpokenTree.node(5, .segmentedControl, "Span", [7, 8])
    let segments = [SpokenTree.node(7, .segment, "Day"), SpokenTree.node(8, .segment, "Week")]
    _ = try tree.apply(AccessibilityUpdate(nodes: [group] + segments, focus: tree.focus))
    let members = DBusValue.structure([.uint32(5), .references([reference(7), reference(8)])])
    #expect(
      source.object(8, in: tree).call("Accessible", "GetRelationSet")
        == [.array(of: "(ua(so))", [members])])
    #expect(call(2, "Accessible", "GetRelationSet") == [.array(of: "(ua(so))", [])])
  }

  @Test func whatOpensAMenuAndWhatIsMinimizedSaySo() {
    func states(_ role: AccessibilityRole, _ states: AccessibilityStates) -> [ATSPIState] {
      var node = SpokenTree.node(9, role, "")
      node.states = states
      return ATSPIState.of(node)
    }
    #expect(states(.button, [.opensMenu]) == [.hasPopup] && ATSPIState.hasPopup.name == "has-popup")
    #expect(states(.window, [.minimized]) == [.iconified])
    #expect(states(.progressIndicator, []) == [.horizontal])
  }

  @Test func placesAreOfTheScreenTheWindowAndTheParent() {
    func extents(_ number: UInt64, _ coordinates: UInt32) -> [DBusValue]? {
      call(number, "Component", "GetExtents", .uint32(coordinates))
    }
    #expect(extents(2, 1) == [.structure([.int32(20), .int32(5), .int32(10), .int32(10)])])
    #expect(extents(2, 0) == [.structure([.int32(1020), .int32(505), .int32(10), .int32(10)])])
    #expect(extents(6, 2) == [.structure([.int32(10), .int32(0), .int32(10), .int32(10)])])
    #expect(extents(2, 3) == nil)
    #expect(
      call(1, "Component", "GetAccessibleAtPoint", .int32(1025), .int32(506), .uint32(0))
        == [reference(2)])
    #expect(call(2, "Component", "GrabFocus") == [.boolean(true)])
    #expect(source.actions.last?.action == .focus)
  }

  @Test func placesAreAskedForInEveryWay() {
    #expect(call(2, "Component", "GetPosition", .uint32(1)) == [.int32(20), .int32(5)])
    #expect(call(2, "Component", "GetSize") == [.int32(10), .int32(10)])
    // Of windows and of what is in them.
    #expect(call(1, "Component", "GetLayer") == [.uint32(7)])
    #expect(call(2, "Component", "GetLayer") == [.uint32(3)])
    func contains(_ x: Int32, _ y: Int32) -> [DBusValue]? {
      call(2, "Component", "Contains", .int32(x), .int32(y), .uint32(0))
    }
    #expect(contains(1029, 514) == [.boolean(true)] && contains(1030, 514) == [.boolean(false)])
    #expect(
      call(1, "Component", "GetAccessibleAtPoint", .int32(0), .int32(0), .uint32(0))
        == [ATSPIReference.value("", ATSPIReference.null)])
    #expect(call(2, "Component", "ScrollTo", .uint32(6)) == [.boolean(true)])
    #expect(source.actions.last?.action == .scrollTo)
    #expect(call(0, "Component", "GetSize") == nil, "the program is nowhere")
  }

  @Test func actionsAndValues() {
    let names = ["click", "Flag"].map {
      DBusValue.structure([.string($0), .string(""), .string("")])
    }
    #expect(call(2, "Action", "GetActions") == [.array(of: "(sss)", names)])
    #expect(call(2, "Action", "GetName", .int32(0)) == [.string("click")])
    #expect(call(2, "Action", "GetName", .int32(1)) == [.string("Flag")])
    #expect(call(2, "Action", "DoAction", .int32(1)) == [.boolean(true)])
    #expect(source.actions.last?.action == .custom(0))
    #expect(call(2, "Action", "DoAction", .int32(2)) == [.boolean(false)])
    let value = ATSPIValue(object: object(4))
    #expect(value.properties["CurrentValue"] == .double(2))
    #expect(value.set("CurrentValue", .variant(.double(7))))
    #expect(source.actions.last?.action == .setNumber(7))
    #expect(!value.set("CurrentValue", .string("x")) && !value.set("MaximumValue", .double(1)))
  }

  @Test func textIsInCharacters() {
    let text = ATSPIText(object: object(3))
    #expect(text.properties["CharacterCount"] == .int32(4))
    #expect(text.properties["CaretOffset"] == .int32(4))
    #expect(call(3, "Text", "GetText", .int32(1), .int32(-1)) == [.string("\u{1F600}bc")])
    #expect(call(3, "Text", "GetText", .int32(3), .int32(1)) == nil)
    #expect(call(3, "Text", "GetSelection", .int32(0)) == [.int32(2), .int32(4)])
    #expect(call(3, "Text", "GetCharacterAtOffset", .int32(1)) == [.int32(0x1F600)])
    #expect(
      call(3, "Text", "GetStringAtOffset", .int32(0), .uint32(3))
        == [.string("a\u{1F600}"), .int32(0), .int32(2)])
    #expect(
      call(3, "Text", "GetCharacterExtents", .int32(1), .uint32(1))
        == [.int32(1), .int32(0), .int32(2), .int32(9)])
    #expect(call(3, "Text", "SetCaretOffset", .int32(2)) == [.boolean(true)])
    #expect(source.actions.last?.action == .select(3..<3))
    #expect(
      call(3, "EditableText", "InsertText", .int32(2), .string("xyz"), .int32(2))
        == [.boolean(true)])
    #expect(source.actions.last?.action == .insertText("xy", at: 3))
    #expect(call(3, "EditableText", "DeleteText", .int32(0), .int32(2)) == [.boolean(true)])
    #expect(source.actions.last?.action == .deleteText(0..<3))
    #expect(call(3, "EditableText", "CopyText", .int32(1), .int32(3)) == [])
    #expect(source.actions.last?.action == .copyText(1..<4))
    #expect(call(3, "EditableText", "CutText", .int32(0), .int32(-1)) == [.boolean(true)])
    #expect(source.actions.last?.action == .cutText(0..<5))
    #expect(call(3, "EditableText", "PasteText", .int32(2)) == [.boolean(true)])
    #expect(source.actions.last?.action == .pasteText(at: 3))
    #expect(call(3, "EditableText", "CutText", .int32(3), .int32(1)) == nil)
  }

  @Test func piecesOfATextAreFoundFromAnyPlace() {
    func piece(_ member: String, _ offset: Int32, _ boundary: UInt32) -> [DBusValue]? {
      call(3, "Text", member, .int32(offset), .uint32(boundary))
    }
    let (first, second) = (
      [DBusValue.string("a\u{1F600}"), .int32(0), .int32(2)],
      [DBusValue.string("bc"), .int32(2), .int32(4)]
    )
    #expect(piece("GetTextAtOffset", 3, 1) == second)
    #expect(piece("GetTextBeforeOffset", 3, 1) == first)
    #expect(piece("GetTextAfterOffset", 0, 1) == second)
    #expect(piece("GetTextBeforeOffset", 1, 1) == [.string(""), .int32(0), .int32(0)])
    #expect(piece("GetTextAfterOffset", 2, 1) == [.string(""), .int32(4), .int32(4)])
  }

  @Test func placesInATextAreOfItsCharacters() {
    func extents(_ coordinates: UInt32) -> [DBusValue]? {
      call(3, "Text", "GetRangeExtents", .int32(1), .int32(3), .uint32(coordinates))
    }
    #expect(extents(1) == [.int32(1), .int32(0), .int32(3), .int32(9)])
    #expect(extents(0) == [.int32(1001), .int32(500), .int32(3), .int32(9)])
    #expect(
      call(3, "Text", "GetOffsetAtPoint", .int32(5), .int32(5), .uint32(1)) == [.int32(3)])
    #expect(call(3, "Text", "GetNSelections") == [.int32(1)])
    #expect(
      call(3, "Text", "SetSelection", .int32(0), .int32(1), .int32(2)) == [.boolean(true)])
    #expect(source.actions.last?.action == .select(1..<3))
    #expect(
      call(3, "Text", "SetSelection", .int32(1), .int32(1), .int32(2)) == [.boolean(false)])
    #expect(call(3, "Text", "RemoveSelection", .int32(0)) == [.boolean(true)])
    #expect(source.actions.last?.action == .select(5..<5), "where the caret is")
  }

  @Test func charactersThatAreNotThereAreNowhere() {
    let nowhere = [DBusValue](repeating: .int32(0), count: 4)
    for offset in [DBusValue.int32(-1), .int32(4), .int64(.max), .int64(.min)] {
      #expect(call(3, "Text", "GetCharacterExtents", offset, .uint32(1)) == nowhere)
    }
    #expect(call(3, "Text", "AddSelection", .int32(0), .int32(-1)) == [.boolean(true)])
    #expect(source.actions.last?.action == .select(0..<5), "-1 is the end")
  }

  /// Messages can't have zeros in them, and offsets stay as they are.
  @Test func zerosInTextsAreReplaced() throws {
    var tree = SpokenTree.tree
    var field = SpokenTree.nodes[3]
    field.name = "a\0b"
    field.text = AccessibilityText("x\0y", selection: 0..<0, isEditable: true)
    _ = try tree.apply(AccessibilityUpdate(nodes: [field], focus: tree.focus))
    let object = source.object(3, in: tree)
    #expect(ATSPIAccessible(object: object).properties["Name"] == .string("a\u{FFFD}b"))
    #expect(
      object.call("Text", "GetText", [.int32(0), .int32(-1)]) == [.string("x\u{FFFD}y")])
  }

  @Test func textLooksAsItsPiecesDo() {
    let look = DBusValue.texts([
      ("family-name", "Inter"), ("size", "17"), ("weight", "700"), ("style", "normal"),
      ("fg-color", "32896,0,0"),
    ])
    #expect(call(3, "Text", "GetAttributes", .int32(2)) == [look, .int32(1), .int32(4)])
    #expect(
      call(3, "Text", "GetAttributeRun", .int32(1), .boolean(false))
        == [look, .int32(1), .int32(4)])
    #expect(call(3, "Text", "GetAttributeValue", .int32(1), .string("weight")) == [.string("700")])
    #expect(call(3, "Text", "GetAttributeValue", .int32(1), .string("link")) == [.string("")])
    // The caret is at the end.
    #expect(call(3, "Text", "GetAttributes", .int32(4)) == [look, .int32(1), .int32(4)])
    for offset in [Int32(0), 5, -1] {
      #expect(
        call(3, "Text", "GetAttributes", .int32(offset)) == [.texts([]), .int32(0), .int32(4)])
    }
  }

  @Test func aPictureSaysWhatAndWhereItIs() throws {
    var tree = SpokenTree.tree
    var picture = SpokenTree.nodes[2]
    (picture.role, picture.language) = (.image, "en-GB")
    _ = try tree.apply(AccessibilityUpdate(nodes: [picture], focus: tree.focus))
    let image = source.object(2, in: tree)
    #expect(
      ATSPIImage(object: image).properties
        == ["ImageDescription": .string("Save"), "ImageLocale": .string("en-GB")])
    #expect(image.call("Image", "GetImageSize") == [.int32(10), .int32(10)])
    #expect(
      image.call("Image", "GetImagePosition", [.uint32(0)]) == [.int32(1020), .int32(505)])
    #expect(
      image.call("Image", "GetImageExtents", [.uint32(1)])
        == [.structure([.int32(20), .int32(5), .int32(10), .int32(10)])])
    #expect(object(2).call("Image", "GetImageSize") == nil, "a button is none")
  }

  @Test func rowsThatAreNotShownCount() {
    let table = ATSPITable(object: object(5))
    #expect(table.properties["NRows"] == .int32(1000))
    #expect(call(5, "Table", "GetAccessibleAt", .int32(40), .int32(0)) == [reference(6)])
    #expect(
      call(5, "Table", "GetAccessibleAt", .int32(41), .int32(0)) == [
        ATSPIReference.value("", ATSPIReference.null)
      ])
    #expect(call(5, "Table", "GetSelectedRows") == [.array(of: "i", [.int32(40)])])
    #expect(call(5, "Selection", "GetSelectedChild", .int32(0)) == [reference(6)])
    #expect(
      ATSPITableCell(object: object(6)).properties["Position"]
        == .structure([.int32(40), .int32(0)]))
  }
}
